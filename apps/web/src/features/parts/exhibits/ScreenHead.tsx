import { Button } from '../../../ui/Button.tsx';
import { ScreenHead } from '../../../ui/ScreenHead.tsx';
import type { Exhibit } from '../exhibit.ts';
import { useSay } from '../useSay.ts';
import { Width } from '../Width.tsx';

function Loans({ hasActions = false }: { hasActions?: boolean }) {
  const say = useSay();
  return (
    <Width px={720}>
      <ScreenHead
        title={say('Loans', 'الإعارات')}
        about={say('Who has which book, and until when.', 'من استعار أي كتاب وإلى متى.')}
        {...(hasActions && {
          actions: (
            <>
              <Button>{say('Save as a table', 'حفظ كجدول')}</Button>
              <Button kind="primary">{say('Lend a book', 'إعارة كتاب')}</Button>
            </>
          ),
        })}
      />
    </Width>
  );
}

function LongAbout() {
  const say = useSay();
  return (
    <Width px={720}>
      <ScreenHead
        title={say('Shelves', 'الرفوف')}
        about={say(
          'Where each book stands, and how many more would find room beside it. What is moved here is moved in the catalogue as well, and whoever waits for a book is told.',
          'مكان كل كتاب، وكم كتابًا آخر يتسع له المكان بجانبه. وما يُنقل هنا يُنقل في الفهرس أيضًا، ويُبلَّغ به من ينتظر كتابًا.',
        )}
        actions={<Button>{say('Look again', 'تحديث')}</Button>}
        actionsAt="top"
      />
    </Width>
  );
}

export const exhibit: Exhibit = {
  title: 'Screen head',
  note: 'Stands first in a Screen. Actions go below the texts where there is no room beside them.',
  states: [
    { name: 'With words alone', element: <Loans /> },
    { name: 'With actions', element: <Loans hasActions /> },
    { name: 'With actions at its top', element: <LongAbout /> },
  ],
};
