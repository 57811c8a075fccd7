import { useState } from 'react';
import { Pagination } from '../../ui/tables/Pagination.tsx';
import type { Story } from '../story.ts';
import { useTranslate } from '../useTranslate.ts';
import { Width } from '../Width.tsx';

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

export const story: Story = {
  title: 'Pagination',
  note: 'All pages up to 6, on narrow screens up to 4; beyond that an ellipsis.',
  states: [
    { name: 'Of 3', element: <Pages of={3} /> },
    { name: 'Of 38, in the middle', element: <Pages of={38} first={17} /> },
    { name: 'Of 2, at the end', element: <Pages of={2} first={1} /> },
  ],
};
