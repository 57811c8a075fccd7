import type { MailState } from '@norma/contracts';
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconBan,
  IconCheck,
  IconClock,
  IconHelpCircle,
  IconMinus,
  IconSend,
} from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { StatusLabel } from '../../../ui/admin/StatusLabel.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';

const looks: Record<MailState, Pick<ComponentProps<typeof StatusLabel>, 'Sign' | 'tone'>> = {
  queued: { Sign: IconClock, tone: 'plain' },
  sending: { Sign: IconSend, tone: 'plain' },
  sent: { Sign: IconCheck, tone: 'good' },
  delayed: { Sign: IconAlertTriangle, tone: 'care' },
  refused: { Sign: IconBan, tone: 'bad' },
  bounced: { Sign: IconArrowBackUp, tone: 'bad' },
  uncertain: { Sign: IconHelpCircle, tone: 'care' },
  dropped: { Sign: IconMinus, tone: 'plain' },
};

/** The status of an email. */
export function MailStatus({ state }: { state: MailState }) {
  const t = useMessages('admin');
  return (
    <StatusLabel {...looks[state]} isNowrap>
      {t(`state.${state}`)}
    </StatusLabel>
  );
}
