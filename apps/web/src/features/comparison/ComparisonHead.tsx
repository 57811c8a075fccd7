import type { ComparisonLook } from '@norma/reader';
import { IconArrowRight, IconPencil, IconPrinter, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { SegmentedControl } from '../../ui/forms/SegmentedControl.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { useIsNarrow } from '../../ui/layout/useBreakpoint.ts';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { Designation } from '../../ui/text/Designation.tsx';
import { designationParts } from '../../ui/text/designationParts.ts';
import { Status } from '../../ui/text/Status.tsx';
import { panelId, useLibrary } from '../documents/forDocumentPage.ts';
import { Act } from './LineActs.tsx';
import type { Format, Pair } from './pair.ts';
import { useComparisonWays } from './useComparisonWays.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './ComparisonHead.module.css';

type Props = {
  pair: Pair;
  formats: readonly Format[];
  format: Format | undefined;
  onFormat: (format: Format) => void;
  onEdit: () => void;
  /** Absent where there is nothing to print. */
  onPrint: (() => void) | undefined;
  look: ComparisonLook;
  onLook: (look: ComparisonLook) => void;
  children?: ReactNode;
};

/** The line that stays above both texts: what is compared, in which format, and what can be done with it. */
export function ComparisonHead(props: Props) {
  const t = useMessages('comparison');
  // Where the line has no room for them, the actions are below it and scroll away.
  const isPhone = useIsNarrow('md');
  const acts = <Acts {...props} />;
  return (
    <>
      <header className={styles.line}>
        <Editions pair={props.pair} />
        {!isPhone && acts}
        <CloseButton label={t('closeComparison')} />
      </header>
      {isPhone && acts}
    </>
  );
}

const looks = ['inline', 'side-by-side'] as const;

function Acts({ formats, format, onFormat, onEdit, onPrint, look, onLook, children }: Props) {
  const t = useMessages('comparison');
  const { isDrm } = useLibrary();
  const isNarrow = useIsNarrow('comparison');
  const tabs = formats.map((key) => ({ key, label: t(key) }));
  const choose = (key: string): void => {
    const chosen = formats.find((each) => each === key);
    if (chosen && chosen !== format) onFormat(chosen);
  };
  return (
    <div className={styles.acts}>
      {format && (
        <div className={styles.formats}>
          <Tabs tabs={tabs} chosen={format} onChoose={choose} label={t('formats')} panelId={panelId} />
        </div>
      )}
      <Act label={t('edit')} icon={<IconPencil size={16} stroke={1.6} aria-hidden />} onClick={onEdit} />
      {children}
      {format === 'html' && !isDrm && (
        <Act
          isBare
          label={t('print')}
          icon={<IconPrinter size={16} stroke={1.6} aria-hidden />}
          disabled={!onPrint}
          onClick={onPrint}
        />
      )}
      {format === 'html' && !isNarrow && (
        <div className={styles.looks}>
          <SegmentedControl
            label={t('look')}
            looks={looks.map((key) => ({ key, label: t(`look.${key}`) }))}
            chosen={look}
            onChoose={onLook}
          />
        </div>
      )}
    </div>
  );
}

function CloseButton({ label }: { label: string }) {
  const ways = useComparisonWays();
  return (
    <Act isBare label={label} icon={<IconX size={18} stroke={1.6} aria-hidden />} onClick={ways.close} />
  );
}

/** Both editions with their status; where they differ by their years alone, both years of one designation. */
function Editions({ pair: { base, target } }: { pair: Pair }) {
  const t = useMessages('comparison');
  const [before, after] = [designationParts(base.designationNo), designationParts(target.designationNo)];
  const isSame = before.publisher === after.publisher && before.number === after.number;
  const [old, young] =
    isSame && before.year && after.year
      ? [
          <Edition key="old">{before.year.trim()}</Edition>,
          <Edition key="young">{after.year.trim()}</Edition>,
        ]
      : [base, target].map(({ id, designationNo }) => (
          <Designation key={id} value={designationNo} size="table" />
        ));
  return (
    <div className={styles.editions}>
      <h1 className={styles.heading}>
        <VisuallyHidden>
          {t('fromTo', { old: base.designationNo, young: target.designationNo })}
        </VisuallyHidden>
      </h1>
      <span className={styles.range} dir="ltr">
        {isSame && before.year && after.year && (
          <span aria-hidden>
            <Designation value={before.publisher + before.number} size="table" />
          </span>
        )}
        <VisuallyHidden>{base.designationNo} </VisuallyHidden>
        <span aria-hidden className={styles.old}>
          {old}
        </span>
        <span className={styles.status}>
          <Status status={base.status} />
        </span>
        <IconArrowRight className={styles.arrow} size={16} stroke={1.6} aria-hidden />
        <VisuallyHidden>{target.designationNo} </VisuallyHidden>
        <span aria-hidden>{young}</span>
        <span className={styles.status}>
          <Status status={target.status} />
        </span>
      </span>
    </div>
  );
}

/** The end of a designation that tells one edition from the others. */
function Edition({ children }: { children: string }) {
  return <span className={styles.edition}>{children}</span>;
}
