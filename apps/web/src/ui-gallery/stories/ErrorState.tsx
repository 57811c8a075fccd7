import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import type { Story } from '../story.ts';
import { useTranslate } from '../useTranslate.ts';
import { Width } from '../Width.tsx';

function NotLoaded({ canRetry }: { canRetry: boolean }) {
  const t = useTranslate();
  return (
    <Width px={480}>
      <ErrorState
        title={t('The groups could not be loaded', 'تعذّر تحميل المجموعات')}
        requestId="3f0c6c0e-8a4f-4f0e-9a51-1f2d6f0a7b3c"
        {...(canRetry && { onRetry: () => undefined })}
      >
        {t('The server did not answer. Nothing was changed.', 'لم يجب الخادم. لم يتغير شيء.')}
      </ErrorState>
    </Width>
  );
}

export const story: Story = {
  title: 'Error state',
  note: 'What happened, what was kept, a way to try again, and the number by which the log knows it.',
  states: [
    { name: 'To try again', element: <NotLoaded canRetry /> },
    { name: 'For good', element: <NotLoaded canRetry={false} /> },
  ],
};
