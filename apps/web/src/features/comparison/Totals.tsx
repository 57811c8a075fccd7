import { useNumberFormat } from '../../ui/text/useNumberFormat.ts';
import { KindMark } from './KindMark.tsx';
import { kinds, ofKind, type Change, type Shown } from './kinds.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './Totals.module.css';

type Props = { changes: readonly Change[]; shown: Shown; onShow: (shown: Shown) => void };

/** How many changes there are of each kind; a kind that is pressed is shown alone. */
export function Totals({ changes, shown, onShow }: Props) {
  const t = useMessages('comparison');
  const number = useNumberFormat();
  return (
    <div className={styles.totals} role="group" aria-label={t('kinds')}>
      {(['all', ...kinds] as const).map((kind) => (
        <button
          className={styles.total}
          key={kind}
          type="button"
          aria-pressed={kind === shown}
          onClick={() => onShow(kind)}
        >
          <span className={styles.count}>
            {kind !== 'all' && <KindMark kind={kind} />}
            {number(ofKind(changes, kind).length)}
          </span>{' '}
          <span className={styles.word}>{t(`kind.${kind}`)}</span>
        </button>
      ))}
    </div>
  );
}
