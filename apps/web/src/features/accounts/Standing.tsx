import type { AccountState, SubscriptionState } from '@norma/contracts';
import { IconAlertTriangle, IconCheck, IconClock, IconLock, IconMinus, type Icon } from '@tabler/icons-react';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './Standing.module.css';

type State = AccountState | SubscriptionState;

const signs: Record<State, Icon> = {
  open: IconCheck,
  closed: IconLock,
  running: IconCheck,
  coming: IconClock,
  ended: IconMinus,
  'not-offered': IconAlertTriangle,
};

/** How an account or a subscription stands: a word and a sign. */
export function Standing({ state }: { state: State }) {
  const words = useMessages('accounts');
  const Sign = signs[state];
  return (
    <span className={styles.standing} data-state={state}>
      <Sign size={14} stroke={1.8} aria-hidden />
      {words(`state.${state}`)}
    </span>
  );
}
