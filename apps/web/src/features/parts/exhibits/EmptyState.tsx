import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { Exhibit } from '../exhibit.ts';
import { useSay } from '../useSay.ts';
import { Width } from '../Width.tsx';

function NoGroups() {
  const say = useSay();
  return (
    <Width px={720}>
      <EmptyState
        title={say('No groups yet', 'لا مجموعات بعد')}
        actions={<Button>{say('Create a group', 'إنشاء مجموعة')}</Button>}
      >
        {say(
          'Groups hold the documents that a team works with, and the people who read them.',
          'تضم المجموعات الوثائق التي يعمل بها فريق والأشخاص الذين يقرؤونها.',
        )}
      </EmptyState>
    </Width>
  );
}

export const exhibit: Exhibit = {
  title: 'Empty state',
  note: 'One sentence on what will be here, and one way on.',
  states: [{ name: 'With a way on', element: <NoGroups /> }],
};
