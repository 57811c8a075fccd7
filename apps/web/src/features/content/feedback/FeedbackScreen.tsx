import type { ReceivedFeedback } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TabbedList } from '../../../ui/lists/TabbedList.tsx';
import { Screen } from '../../../ui/layout/Screen.tsx';
import { ScreenHead } from '../../../ui/layout/ScreenHead.tsx';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { usePlace } from '../place.ts';
import { SaveFile } from '../SaveFile.tsx';
import { SearchIn } from '../SearchIn.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { FeedbackSheet } from './FeedbackSheet.tsx';
import { FeedbackTable } from './FeedbackTable.tsx';
import { feedbackQuery, fetchTable } from './queries.ts';
import { feedbackStates } from './states.atBuild.ts';
import { useMarking } from './useMarking.ts';

/** What readers said of searches, and what has become of it. */
export function FeedbackScreen() {
  const words = useMessages('content');
  usePageTitle(words('feedback'));
  const at = usePlace(feedbackStates);
  const { place, goTo } = at;
  const list = useQuery(feedbackQuery(place));
  const marking = useMarking();
  const [chosen, setChosen] = useState<ReceivedFeedback | null>(null);
  const counts = list.data?.counts;
  const read = (feedback: ReceivedFeedback): void => {
    setChosen(feedback);
    if (feedback.state === 'new') marking.mutate({ id: feedback.id, state: 'read' });
  };
  return (
    <Screen>
      <ScreenHead
        title={words('feedback')}
        about={words('feedbackAbout')}
        actions={<SaveFile label={words('saveCsv')} fetchFile={() => fetchTable(place)} />}
      />
      <SearchIn
        label={words('feedback.searchFor')}
        search={place.search}
        onSearch={(search) => goTo({ search, page: 0 })}
      />
      <TabbedList
        label={words('state')}
        every={{ label: words('every'), count: counts ? counts.new + counts.read + counts.done : null }}
        kinds={feedbackStates.map((state) => ({
          key: state,
          label: words(`feedback.state.${state}`),
          count: counts?.[state] ?? null,
        }))}
        chosen={place.kind}
        onChoose={(kind) => goTo({ kind, page: 0 })}
      >
        <FeedbackTable {...at} list={list} onChoose={read} onMark={marking.mutate} />
      </TabbedList>
      {chosen && (
        <FeedbackSheet
          feedback={list.data?.feedback.find(({ id }) => id === chosen.id) ?? marked(chosen)}
          onMark={(state) => {
            marking.mutate({ id: chosen.id, state });
            setChosen(null);
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </Screen>
  );
}

/** One that has left the list because it was read. */
const marked = (feedback: ReceivedFeedback): ReceivedFeedback =>
  feedback.state === 'new' ? { ...feedback, state: 'read' } : feedback;
