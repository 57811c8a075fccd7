import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import type { Story } from '../story.ts';
import { useTranslate } from '../useTranslate.ts';
import { Width } from '../Width.tsx';

function NoGroups() {
  const t = useTranslate();
  return (
    <Width px={720}>
      <EmptyState
        title={t('No groups yet', 'لا مجموعات بعد')}
        actions={<Button>{t('Create a group', 'إنشاء مجموعة')}</Button>}
      >
        {t(
          'Groups hold the documents that a team works with, and the people who read them.',
          'تضم المجموعات الوثائق التي يعمل بها فريق والأشخاص الذين يقرؤونها.',
        )}
      </EmptyState>
    </Width>
  );
}

export const story: Story = {
  title: 'Empty state',
  note: 'One sentence on what will be here, and one way on.',
  states: [{ name: 'With a way on', element: <NoGroups /> }],
};
