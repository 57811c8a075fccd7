import { useState } from 'react';
import type { Column } from '../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { TabbedList } from '../../ui/lists/TabbedList.tsx';
import { ListTable } from '../../ui/tables/ListTable.tsx';
import type { Story } from '../story.ts';
import { useTranslate } from '../useTranslate.ts';
import { Width } from '../Width.tsx';

type Loan = { book: number; isBack: boolean };
type Answer = 'there' | 'awaited' | 'none' | 'failed';

const loans = Array.from({ length: 23 }, (_, at): Loan => ({ book: at + 1, isBack: at % 3 === 0 }));
const answered = { error: null, isPending: false, isPlaceholderData: false, refetch: () => undefined };
const size = 5;

function useColumns() {
  const t = useTranslate();
  const nameOf = ({ book }: Loan): string => t(`Volume ${book}`, `المجلد ${book}`);
  const columns: readonly Column<Loan>[] = [
    { key: 'book', head: t('Book', 'الكتاب'), cell: (loan) => nameOf(loan) },
    {
      key: 'state',
      head: t('State', 'الحالة'),
      cell: ({ isBack }) => (isBack ? t('Back', 'أُعيد') : t('Lent', 'معار')),
    },
  ];
  return { nameOf, columns };
}

function Loans({ answer = 'there', kind }: { answer?: Answer; kind?: 'back' | 'lent' | null }) {
  const t = useTranslate();
  const [page, setPage] = useState(0);
  const all = loans.filter(({ isBack }) => !kind || isBack === (kind === 'back'));
  const shown = answer === 'none' ? [] : all;
  const { nameOf, columns } = useColumns();
  const captions: Record<Answer, string> = {
    there: kind === undefined ? t('Loans', 'الإعارات') : t('Loans by state', 'الإعارات حسب الحالة'),
    awaited: t('Loans of this year', 'إعارات هذا العام'),
    none: t('Loans of today', 'إعارات اليوم'),
    failed: t('Loans of before', 'إعارات سابقة'),
  };
  const isThere = answer === 'there' || answer === 'none';
  return (
    <ListTable
      caption={captions[answer]}
      columns={columns}
      list={{
        ...answered,
        isPending: answer === 'awaited',
        error: answer === 'failed' ? new Error('The server did not answer') : null,
      }}
      rows={isThere ? shown.slice(page * size, (page + 1) * size) : undefined}
      total={isThere ? shown.length : undefined}
      keyOf={({ book }) => String(book)}
      nameOf={nameOf}
      at={{ place: { page }, goTo: (to) => setPage(to.page) }}
      size={size}
      empty={
        <EmptyState title={t('Nothing is lent', 'لا شيء معار')}>
          {t('Who borrows a book is listed here.', 'يُدرج هنا كل من يستعير كتابًا.')}
        </EmptyState>
      }
      failed={{
        title: t('The loans could not be loaded', 'تعذّر تحميل الإعارات'),
        text: t('The server did not answer. Nothing was changed.', 'لم يجب الخادم. لم يتغير شيء.'),
      }}
    />
  );
}

function ByKind() {
  const t = useTranslate();
  const [kind, setKind] = useState<'back' | 'lent' | null>(null);
  const back = loans.filter(({ isBack }) => isBack).length;
  return (
    <TabbedList
      label={t('State', 'الحالة')}
      every={{ label: t('All', 'الكل'), count: loans.length }}
      kinds={[
        { key: 'lent', label: t('Lent', 'معار'), count: loans.length - back },
        { key: 'back', label: t('Back', 'أُعيد'), count: back },
      ]}
      chosen={kind}
      onChoose={setKind}
    >
      <Loans key={kind} kind={kind} />
    </TabbedList>
  );
}

export const story: Story = {
  title: 'List table',
  note: 'What the server keeps, page by page: give it the question as it stands, and the place that the address names. Where rows are of kinds, stand it in a TabbedList.',
  states: [
    { name: 'Rows', element: <Loans /> },
    { name: 'By kind', element: <ByKind /> },
    { name: 'Awaited', element: <Loans answer="awaited" /> },
    {
      name: 'None',
      element: (
        <Width>
          <Loans answer="none" />
        </Width>
      ),
    },
    { name: 'Failed', element: <Loans answer="failed" /> },
  ],
};
