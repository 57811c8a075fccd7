import { IconArrowRight, IconPencil, IconPrinter, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { Designation } from '../../ui/text/Designation.tsx';
import { designationParts } from '../../ui/text/designationParts.ts';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { panelId, useLibrary } from '../documents/forDocumentPage.ts';
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
  children?: ReactNode;
};

/** What is compared, in which format, and what can be done with it. */
export function ComparisonHead({ pair, formats, format, onFormat, onEdit, onPrint, children }: Props) {
  const t = useMessages('comparison');
  const ways = useComparisonWays();
  const { isDrm } = useLibrary();
  const tabs = formats.map((key) => ({ key, label: t(key) }));
  const choose = (key: string): void => {
    const chosen = formats.find((each) => each === key);
    if (chosen && chosen !== format) onFormat(chosen);
  };
  return (
    <header className={styles.head}>
      <div>
        <p className={styles.what}>{t('comparison')}</p>
        <h1 className={styles.range}>
          <VisuallyHidden>
            {t('fromTo', { old: pair.base.designationNo, young: pair.target.designationNo })}
          </VisuallyHidden>
          <Range pair={pair} />
        </h1>
      </div>
      <div className={styles.acts}>
        {format && (
          <Tabs tabs={tabs} chosen={format} onChoose={choose} label={t('formats')} panelId={panelId} />
        )}
        {children}
        <Button icon={<IconPencil size={16} stroke={1.6} aria-hidden />} onClick={onEdit}>
          {t('edit')}
        </Button>
        {format === 'html' && !isDrm && (
          <Button
            icon={<IconPrinter size={16} stroke={1.6} aria-hidden />}
            disabled={!onPrint}
            onClick={onPrint}
          >
            {t('print')}
          </Button>
        )}
        <Button icon={<IconX size={16} stroke={1.6} aria-hidden />} onClick={ways.close}>
          {t('closeComparison')}
        </Button>
      </div>
    </header>
  );
}

/** Both designations, or, where they differ by their editions alone, one with both editions. */
function Range({ pair: { base, target } }: { pair: Pair }) {
  const [before, after] = [designationParts(base.designationNo), designationParts(target.designationNo)];
  const arrow = <IconArrowRight className={styles.arrow} size={20} stroke={1.6} />;
  const isSame = before.publisher === after.publisher && before.number === after.number;
  if (!isSame || !before.year || !after.year) {
    return (
      <span className={styles.whole} dir="ltr" aria-hidden>
        <Designation value={base.designationNo} size="head" />
        {arrow}
        <Designation value={target.designationNo} size="head" />
      </span>
    );
  }
  return (
    <span className={styles.whole} dir="ltr" aria-hidden>
      <span className={styles.light}>{before.publisher.trim()}</span>
      <span>{before.number}</span>
      <span className={styles.years}>
        <span className={styles.light}>{before.year.trim()}</span>
        {arrow}
        <span>{after.year.trim()}</span>
      </span>
    </span>
  );
}
