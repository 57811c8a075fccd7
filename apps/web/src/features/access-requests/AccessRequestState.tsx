import type { AccessRequestState as State } from '@norma/contracts';
import { IconCheck, IconClock, IconX, type Icon } from '@tabler/icons-react';
import { useMessages } from '../../i18n/useMessages.ts';
import { StatusLabel, type Tone } from '../../ui/admin/StatusLabel.tsx';

const shown: Record<State, { Sign: Icon; tone: Tone }> = {
  open: { Sign: IconClock, tone: 'care' },
  granted: { Sign: IconCheck, tone: 'good' },
  declined: { Sign: IconX, tone: 'plain' },
};

/** Where a request for access is. */
export function AccessRequestState({ state }: { state: State }) {
  const t = useMessages('access-requests');
  return <StatusLabel {...shown[state]}>{t(`state.${state}`)}</StatusLabel>;
}
