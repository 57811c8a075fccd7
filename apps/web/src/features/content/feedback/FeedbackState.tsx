import type { ReceivedFeedback } from '@norma/contracts';
import { IconCheck, IconMail, IconMailOpened, type Icon } from '@tabler/icons-react';
import { Standing, type Tone } from '../Standing.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';

const shown: Record<ReceivedFeedback['state'], { Sign: Icon; tone: Tone }> = {
  new: { Sign: IconMail, tone: 'care' },
  read: { Sign: IconMailOpened, tone: 'plain' },
  done: { Sign: IconCheck, tone: 'good' },
};

/** Where feedback is on its way. */
export function FeedbackState({ state }: { state: ReceivedFeedback['state'] }) {
  const words = useMessages('content');
  return <Standing {...shown[state]}>{words(`feedback.state.${state}`)}</Standing>;
}
