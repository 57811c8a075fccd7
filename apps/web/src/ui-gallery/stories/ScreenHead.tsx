import { Button } from '../../ui/buttons/Button.tsx';
import { ScreenHead } from '../../ui/layout/ScreenHead.tsx';
import type { Story } from '../story.ts';
import { useTranslate } from '../useTranslate.ts';
import { Width } from '../Width.tsx';

function Loans({ hasActions = false }: { hasActions?: boolean }) {
  const t = useTranslate();
  return (
    <Width px={720}>
      <ScreenHead
        title={t('Loans', 'الإعارات')}
        about={t('Who has which book, and until when.', 'من استعار أي كتاب وإلى متى.')}
        {...(hasActions && {
          actions: (
            <>
              <Button>{t('Save as a table', 'حفظ كجدول')}</Button>
              <Button kind="primary">{t('Lend a book', 'إعارة كتاب')}</Button>
            </>
          ),
        })}
      />
    </Width>
  );
}

function LongAbout() {
  const t = useTranslate();
  return (
    <Width px={720}>
      <ScreenHead
        title={t('Shelves', 'الرفوف')}
        about={t(
          'Where each book stands, and how many more would find room beside it. What is moved here is moved in the catalogue as well, and whoever waits for a book is told.',
          'مكان كل كتاب، وكم كتابًا آخر يتسع له المكان بجانبه. وما يُنقل هنا يُنقل في الفهرس أيضًا، ويُبلَّغ به من ينتظر كتابًا.',
        )}
        actions={<Button>{t('Look again', 'تحديث')}</Button>}
        actionsAt="top"
      />
    </Width>
  );
}

export const story: Story = {
  title: 'Screen head',
  note: 'Stands first in a Screen. Actions go below the texts where there is no room beside them.',
  states: [
    { name: 'With words alone', element: <Loans /> },
    { name: 'With actions', element: <Loans hasActions /> },
    { name: 'With actions at its top', element: <LongAbout /> },
  ],
};
