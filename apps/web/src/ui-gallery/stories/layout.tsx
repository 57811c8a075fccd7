import { useState } from 'react';
import { Pagination } from '../../ui/tables/Pagination.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { ScreenHead } from '../../ui/layout/ScreenHead.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { Designation } from '../../ui/text/Designation.tsx';
import { Status } from '../../ui/text/Status.tsx';
import { TitleBlock } from '../../ui/lists/TitleBlock.tsx';
import { type Story, useTranslate, Width } from '../story.tsx';

function Pages({ of, first = 0 }: { of: number; first?: number }) {
  const t = useTranslate();
  const [page, setPage] = useState(first);
  return (
    <Width px={520}>
      <Pagination
        page={page}
        pageCount={of}
        hasNext={page < of - 1}
        onPage={setPage}
        labels={{
          previous: t('Previous', 'السابق'),
          next: t('Next', 'التالي'),
          page: (number) => t(`Page ${number} of ${of}`, `الصفحة ${number} من ${of}`),
        }}
      />
    </Width>
  );
}

export const paginationStory: Story = {
  title: 'Pagination',
  note: 'All pages up to 6, on narrow screens up to 4; beyond that an ellipsis.',
  states: [
    { name: 'Of 3', element: <Pages of={3} /> },
    { name: 'Of 38, in the middle', element: <Pages of={38} first={17} /> },
    { name: 'Of 2, at the end', element: <Pages of={2} first={1} /> },
  ],
};

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

export const screenHeadStory: Story = {
  title: 'Screen head',
  note: 'Stands first in a Screen. Actions go below the texts where there is no room beside them.',
  states: [
    { name: 'With words alone', element: <Loans /> },
    { name: 'With actions', element: <Loans hasActions /> },
    { name: 'With actions at its top', element: <LongAbout /> },
  ],
};

function Formats({ hasCounts = false }: { hasCounts?: boolean }) {
  const t = useTranslate();
  const [chosen, choose] = useState('documents');
  const count = (many: number) => (hasCounts ? { count: many } : {});
  return (
    <Width px={520}>
      <Tabs
        label={t('Parts of this group', 'أقسام هذه المجموعة')}
        tabs={[
          { key: 'documents', label: t('Documents', 'الوثائق'), ...count(12) },
          { key: 'members', label: t('Members', 'الأعضاء'), ...count(4) },
          { key: 'activity', label: t('Activity', 'النشاط') },
        ]}
        chosen={chosen}
        onChoose={choose}
      />
    </Width>
  );
}

export const tabsStory: Story = {
  title: 'Tabs',
  note: 'Arrow keys move along them, Enter chooses. Below 768 px they are a select with the same labels.',
  states: [
    { name: 'With words', element: <Formats /> },
    { name: 'With counts', element: <Formats hasCounts /> },
  ],
};

function OfADocument() {
  const t = useTranslate();
  return (
    <TitleBlock
      facts={[
        {
          label: t('Designation', 'رمز الوثيقة'),
          value: <Designation value="NSB E 214-24" size="table" />,
        },
        { label: t('Status', 'الحالة'), value: <Status status="Active" /> },
        { label: t('Committee', 'اللجنة'), value: <bdi dir="ltr">E 14.3</bdi> },
        { label: t('Pages', 'الصفحات'), value: '14' },
      ]}
    />
  );
}

export const titleBlockStory: Story = {
  title: 'Title block',
  note: 'Ruled facts, as in the corner of a drawing. The lines meet however the facts wrap.',
  states: [{ name: 'Of a document', element: <OfADocument /> }],
};
