import { useState } from 'react';
import type { FilterNode } from '../../ui/tree/filterNode.ts';
import { FilterTree } from '../../ui/tree/FilterTree.tsx';
import { tenThousand } from '../tenThousand.ts';
import type { Column } from '../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { TabbedList } from '../../ui/lists/TabbedList.tsx';
import { ListTable } from '../../ui/tables/ListTable.tsx';
import { type Story, useTranslate, Width } from '../story.tsx';

function useCategories(isCounting: boolean): FilterNode[] {
  const t = useTranslate();
  const node = (key: string, name: string, count: number, children: FilterNode[] = []): FilterNode => ({
    key,
    name,
    count,
    isCounting,
    children,
  });
  return [
    node('structural', t('Structural engineering', 'الهندسة الإنشائية'), 611, [
      node('anchors', t('Anchors and fastenings', 'المراسي والتثبيتات'), 318, [
        node('bonded', t('Bonded anchors', 'مراسٍ لاصقة'), 204),
        node('mechanical', t('Mechanical anchors', 'مراسٍ ميكانيكية'), 114),
        node('cast-in', t('Cast-in anchors', 'مراسٍ مصبوبة'), 0),
      ]),
      node('beams', t('Beams and slabs', 'العتبات والبلاطات'), 293),
    ]),
    node('pipes', t('Pipelines', 'خطوط الأنابيب'), 187, [
      node('supports', t('Supports', 'الحوامل'), 96),
      node(
        'coatings',
        t('Coatings that protect buried steel from corrosion', 'طلاءات تحمي الفولاذ المدفون من التآكل'),
        91,
      ),
    ]),
    {
      ...node('fire', t('Fire safety', 'السلامة من الحريق'), 42, [node('doors', t('Doors', 'الأبواب'), 42)]),
      reason: t('not in your subscription', 'ليست ضمن اشتراكك'),
    },
    node('lighting', t('Lighting', 'الإضاءة'), 0),
  ];
}

type Props = {
  picked?: string[];
  isCounting?: boolean;
  hidesZero?: boolean;
  shownAtFirst?: number;
  filter?: string;
};

function Categories({ picked = [], isCounting = false, ...rest }: Props) {
  const t = useTranslate();
  const [picks, setPicks] = useState(picked);
  return (
    <Width px={320}>
      <FilterTree
        label={t('Category', 'الفئة')}
        nodes={useCategories(isCounting)}
        picks={picks}
        onChange={setPicks}
        {...rest}
      />
    </Width>
  );
}

function Many() {
  const t = useTranslate();
  const [picks, setPicks] = useState<string[]>([]);
  return (
    <Width px={320}>
      <FilterTree label={t('ICS code', 'رمز ICS')} nodes={tenThousand} picks={picks} onChange={setPicks} />
      <output>{t(`${picks.length} picked`, `${picks.length} محدد`)}</output>
    </Width>
  );
}

export const filterTreeStory: Story = {
  title: 'Filter tree',
  note: 'Arrows, Home, End, letters, * and Space work on it by ARIA’s tree pattern. A pick means all that lies within. Beyond 60 rows it scrolls by itself and draws what is in view.',
  states: [
    { name: 'Nothing picked', element: <Categories /> },
    { name: 'Partly picked, zero hidden', element: <Categories picked={['bonded']} hidesZero /> },
    { name: 'Counts on their way', element: <Categories isCounting /> },
    { name: 'Two until more', element: <Categories shownAtFirst={2} /> },
    { name: 'Filtered', element: <Categories filter="bon" /> },
    { name: 'Ten thousand', element: <Many /> },
  ],
};

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

export const listTableStory: Story = {
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
