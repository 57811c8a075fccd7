import { highlight } from '@norma/search-core';
import { IconArrowRight } from '@tabler/icons-react';
import { HighlightedText } from '../../../ui/text/HighlightedText.tsx';
import { Status } from '../../../ui/text/Status.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { AccessMark } from '../../documents/index.ts';
import type { Cell } from './suggestionRows.ts';
import { designationParts } from '../../../ui/text/designationParts.ts';
import { DesignationText } from '../../../ui/text/DesignationText.tsx';
import { RecentCell } from './RecentCell.tsx';
import { typedPart } from './typedPart.ts';
import styles from './SuggestionCell.module.css';

type Props = {
  id: string;
  describedBy: string | undefined;
  cell: Cell;
  typed: string;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
};

/** A document to open, or "more". Keys are handled by the box, which has the focus. */
export function SuggestionCell({ id, describedBy, cell, typed, isActive, onPoint, onChoose }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      className={styles[cell.kind]}
      id={id}
      role="gridcell"
      tabIndex={-1}
      aria-selected={isActive}
      aria-describedby={describedBy}
      aria-expanded={cell.kind === 'editions' ? cell.isOpen : undefined}
      onMouseMove={() => isActive || onPoint()}
      onClick={onChoose}
    >
      <Content cell={cell} typed={typed} />
    </div>
  );
}

function Content({ cell, typed }: Pick<Props, 'cell' | 'typed'>) {
  const t = useMessages('search');
  if (cell.kind === 'edition') {
    return <SuggestedDesignation value={cell.edition.designationNo} typed={typed} />;
  }
  if (cell.kind === 'editions') {
    return cell.isOpen ? t('showLess') : t('showAll', { count: cell.count });
  }
  if (cell.kind === 'more') {
    return (
      <>
        {t('moreOf', { publisher: cell.publisherName })}
        <IconArrowRight className={styles.arrow} size={14} stroke={1.6} aria-hidden />
      </>
    );
  }
  if (cell.kind !== 'document') return <RecentCell cell={cell} />;
  const { designationNo, documentTitle, status, isEntitled } = cell.document;
  return (
    <>
      <SuggestedDesignation value={designationNo} typed={typed} />
      <span className={styles.title} dir="auto">
        <HighlightedText text={documentTitle} ranges={highlight(documentTitle, typed)} />
      </span>
      <span className={styles.access}>
        <AccessMark isEntitled={isEntitled} publisherName="" />
      </span>
      <Status status={status} />
    </>
  );
}

/** A designation with the typed part highlighted. */
function SuggestedDesignation({ value, typed }: { value: string; typed: string }) {
  const { publisher, number, year } = designationParts(value);
  const ranges = typedPart(value, typed);
  const toYear = publisher.length + number.length;
  return (
    <bdi className={styles.designation} dir="ltr">
      <DesignationText
        value={value}
        breaks={[...(publisher ? [publisher.length] : []), ...(year ? [toYear] : [])]}
        light={styles.light}
        render={(text, from) => (
          <HighlightedText
            text={text}
            ranges={ranges.map(({ start, end }) => ({ start: start - from, end: end - from }))}
          />
        )}
      />
    </bdi>
  );
}
