import { Switch } from '../../ui/forms/Switch.tsx';
import { useMessages } from '../../i18n/useMessages.ts';
import { inRequirements, type Change, type Shown } from './kinds.ts';
import { Totals } from './Totals.tsx';
import styles from './ListHead.module.css';

type Props = {
  changes: readonly Change[];
  shown: Shown;
  onShow: (shown: Shown) => void;
  isRequirementsOnly: boolean;
  onRequirementsOnly: (isOnly: boolean) => void;
  /** Whether the verbal forms of the newer edition's language are recognized. */
  areVerbalFormsTyped: boolean;
};

/** What the list of changes is narrowed to, and how many there are. */
export function ListHead({
  changes,
  shown,
  onShow,
  isRequirementsOnly,
  onRequirementsOnly,
  areVerbalFormsTyped,
}: Props) {
  const t = useMessages('comparison');
  const normative = inRequirements(changes, true);
  return (
    <div className={styles.head}>
      <div className={styles.line}>
        <span>{t('total', { count: changes.length, normative: normative.length })}</span>
        <Switch label={t('requirementsOnly')} isOn={isRequirementsOnly} onChange={onRequirementsOnly} />
      </div>
      {!areVerbalFormsTyped && <p className={styles.note}>{t('notTyped')}</p>}
      <Totals changes={isRequirementsOnly ? normative : changes} shown={shown} onShow={onShow} />
    </div>
  );
}
