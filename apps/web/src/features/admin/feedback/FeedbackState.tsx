import type { ReceivedFeedback } from '@norma/contracts';
import { IconCheck, IconMail, IconMailOpened, type Icon } from '@tabler/icons-react';
import { StatusLabel, type Tone } from '../../../ui/admin/StatusLabel.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';

const shown: Record<ReceivedFeedback['state'], { Sign: Icon; tone: Tone }> = {
  new: { Sign: IconMail, tone: 'care' },
  read: { Sign: IconMailOpened, tone: 'plain' },
  done: { Sign: IconCheck, tone: 'good' },
};

/** Where feedback is on its way. */
export function FeedbackState({ state }: { state: ReceivedFeedback['state'] }) {
  const t = useMessages('received-feedback');
  return <StatusLabel {...shown[state]}>{t(`feedback.state.${state}`)}</StatusLabel>;
}
