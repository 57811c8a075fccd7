import { PageMessage } from '../../ui/feedback/PageMessage.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { RequestId } from '../../ui/feedback/RequestId.tsx';
import type { Story } from '../story.ts';
import { useTranslate } from '../useTranslate.ts';
import { Width } from '../Width.tsx';

function Broken({ hasNumber }: { hasNumber: boolean }) {
  const t = useTranslate();
  return (
    <Width px={520}>
      <PageMessage
        acts={<Button kind="primary">{t('Load the page again', 'إعادة تحميل الصفحة')}</Button>}
        foot={hasNumber && <RequestId id="3f0c6c0e-8a4f-4f0e-9a51-1f2d6f0a7b3c" />}
      >
        {t(
          'What you saved is safe. Load the page again; if the error comes back, write to the library.',
          'ما حفظته في أمان. أعد تحميل الصفحة، وإن عاد الخطأ فراسل المكتبة.',
        )}
      </PageMessage>
    </Width>
  );
}

export const story: Story = {
  title: 'Page message',
  note: 'What a page has to say below its title where it has nothing else to show.',
  states: [
    { name: 'With a way on', element: <Broken hasNumber={false} /> },
    { name: 'With the number of a request', element: <Broken hasNumber /> },
  ],
};
