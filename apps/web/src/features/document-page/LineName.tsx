import type { Metadata } from '@norma/contracts';
import { IconArrowRight, IconChevronDown } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMessages } from '../../i18n/useMessages.ts';
import { useIsNarrow } from '../../ui/layout/useBreakpoint.ts';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { Designation } from '../../ui/text/Designation.tsx';
import { designationParts } from '../../ui/text/designationParts.ts';
import { Status } from '../../ui/text/Status.tsx';
import type { LineReading } from '../documents/forDocumentPage.ts';
import type { Successor } from './useSuccessor.ts';
import styles from './LineName.module.css';

type Props = {
  document: Metadata;
  reading: LineReading | null;
  /** What is in force in place of this document. */
  successor: Successor | null;
  onTop: () => void;
};

/** What is read, in the line that stays while it scrolls: designation, edition, status, what is in force, and the place. */
export function LineName({ document, reading, successor, onTop }: Props) {
  const t = useMessages('documents');
  const isPhone = useIsNarrow('sm');
  const { displayDesignation, edition, status } = document;
  return (
    <div className={styles.name}>
      <button
        className={styles.designation}
        type="button"
        aria-label={t('line.toTop', { designation: displayDesignation })}
        onClick={onTop}
      >
        <Designation value={displayDesignation} size="table" />
        {designationParts(displayDesignation).year === '' && <bdi className={styles.edition}>{edition}</bdi>}
      </button>
      <span className={styles.status}>
        <Status status={status} />
      </span>
      {successor?.to && (
        <Link className={styles.successor} to={successor.to} aria-label={successor.words}>
          {isPhone ? successor.named : successor.words}
          <IconArrowRight className={styles.arrow} size={14} stroke={1.6} aria-hidden />
        </Link>
      )}
      {reading && (
        <>
          <span className={styles.rule} aria-hidden />
          <Place reading={reading} />
        </>
      )}
    </div>
  );
}

/** The clause or the page being read; where its clauses are in a sheet, it opens that. */
function Place({ reading: { number, title, language, direction, onOpen } }: { reading: LineReading }) {
  const t = useMessages('documents');
  const words = (
    <>
      {number !== '' && <bdi className={styles.number}>{number}</bdi>}
      <span className={styles.title} lang={language} dir={direction}>
        {title}
      </span>
    </>
  );
  if (!onOpen) return <span className={styles.place}>{words}</span>;
  return (
    <button className={styles.place} type="button" aria-haspopup="dialog" onClick={onOpen}>
      <VisuallyHidden>{t('line.chooseClause')}: </VisuallyHidden>
      {words}
      <IconChevronDown className={styles.chevron} size={14} stroke={1.6} aria-hidden />
    </button>
  );
}
