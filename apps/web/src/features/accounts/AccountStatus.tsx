import type { AccountState, SubscriptionState } from '@norma/contracts';
import { IconAlertTriangle, IconCheck, IconClock, IconLock, IconMinus } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { StatusLabel } from '../../ui/admin/StatusLabel.tsx';
import { useMessages } from '../../i18n/useMessages.ts';

type State = AccountState | SubscriptionState;

const looks: Record<State, Pick<ComponentProps<typeof StatusLabel>, 'Sign' | 'tone'>> = {
  open: { Sign: IconCheck, tone: 'good' },
  closed: { Sign: IconLock, tone: 'bad' },
  running: { Sign: IconCheck, tone: 'good' },
  coming: { Sign: IconClock, tone: 'plain' },
  ended: { Sign: IconMinus, tone: 'bad' },
  'not-offered': { Sign: IconAlertTriangle, tone: 'care' },
};

/** The status of an account or a subscription. */
export function AccountStatus({ state }: { state: State }) {
  const t = useMessages('accounts');
  return (
    <StatusLabel {...looks[state]} isNowrap>
      {t(`state.${state}`)}
    </StatusLabel>
  );
}
