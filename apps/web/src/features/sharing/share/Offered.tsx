import { IconCheck, IconPlus } from '@tabler/icons-react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { isQueryLongEnough } from '../../../ui/text/isQueryLongEnough.ts';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { TargetRow } from './TargetRow.tsx';
import { fewestCharacters, keyOf, type Target } from './targets.ts';
import type { Targets } from './useTargets.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useDateFormat } from '../../../ui/text/useDateFormat.ts';
import styles from './Offered.module.css';

type Props = {
  found: Targets;
  typed: string;
  chosen: readonly Target[];
  onAdd: (target: Target) => void;
};

/** Those with whom the document can be shared, each to be added, added, or sent. */
export function Offered({ found, typed, chosen, onAdd }: Props) {
  const t = useMessages('document-sharing');
  const { targets, isLoading, isStale, isFailed } = found;
  if (isFailed)
    return (
      <ErrorState title={t('failed')} onRetry={found.retry}>
        {t('failedText')}
      </ErrorState>
    );
  if (isLoading) return <SkeletonRows rows={3} />;
  const keys = new Set(chosen.map(keyOf));
  const missing = missOf(found, typed);
  return (
    <section aria-busy={isStale || undefined}>
      <h3 className={styles.heading} aria-live="polite">
        {t(headingOf(found, typed), { count: targets.length })}
      </h3>
      {missing !== null && <p className={styles.none}>{t(missing)}</p>}
      {targets.length > 0 && missing === null && (
        <ul className={styles.list} data-stale={isStale || undefined}>
          {targets.map((target) => (
            <TargetRow key={keyOf(target)} target={target}>
              <State
                target={target}
                sentDate={found.sent.get(keyOf(target))}
                isChosen={keys.has(keyOf(target))}
                onAdd={onAdd}
              />
            </TargetRow>
          ))}
        </ul>
      )}
    </section>
  );
}

type StateProps = {
  target: Target;
  sentDate: string | undefined;
  isChosen: boolean;
  onAdd: (target: Target) => void;
};

function State({ target, sentDate, isChosen, onAdd }: StateProps) {
  const t = useMessages('document-sharing');
  const day = useDateFormat();
  if (sentDate !== undefined)
    return (
      <span className={styles.sent}>
        <IconCheck size={14} stroke={1.6} aria-hidden />
        {t('sent', { date: day(sentDate.slice(0, 10)) })}
      </span>
    );
  const Sign = isChosen ? IconCheck : IconPlus;
  return (
    // Still a button when it is added: the focus stays where it is.
    <Button
      className={isChosen ? styles.added : styles.add}
      kind={isChosen ? 'bare' : 'plain'}
      icon={<Sign size={14} stroke={1.6} aria-hidden />}
      aria-disabled={isChosen || undefined}
      aria-label={t(isChosen ? 'addedName' : 'addName', { name: target.name })}
      onClick={() => !isChosen && onAdd(target)}
    >
      {t(isChosen ? 'added' : 'add')}
    </Button>
  );
}

/** Whether what is typed is more than nothing, but looks for nothing. */
const isShort = (typed: string): boolean =>
  typed.trim() !== '' && !isQueryLongEnough(typed, fewestCharacters);

function headingOf({ keyword, hasGroups, targets, isStale }: Targets, typed: string) {
  if (isShort(typed)) return 'tooShort';
  if (keyword !== '') return targets.length > 0 || isStale ? 'matches' : 'noMatch';
  if (!hasGroups && typed.trim() !== '' && !isStale) return 'noMatchAddress';
  return hasGroups ? 'atHand' : 'atHandAddresses';
}

/** What to say where nothing is listed, if so. */
function missOf({ keyword, hasGroups, targets, isStale }: Targets, typed: string) {
  if (isStale || isShort(typed)) return null;
  if (!hasGroups && keyword === '' && typed.trim() !== '') return 'noMatchAddressText';
  if (targets.length > 0) return null;
  if (keyword === '') return 'nobody';
  return hasGroups ? 'noMatchText' : 'noMatchAddressText';
}
