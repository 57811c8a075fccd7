// @vitest-environment happy-dom
import type { ResultExplanation } from '@norma/contracts';
import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lazyRoute } from '../../../i18n/lazyWithMessages.tsx';
import { rendered } from '../../../testing/rendered.tsx';
import { readSearch } from '../address.ts';
import { Reason } from './Reason.tsx';

const document = { contentCode: 'NSB|a', displayDesignation: 'NSB E 187-23' };
const search = readSearch('?content=glue', 'content');

async function opened(why: Partial<ResultExplanation>) {
  const explanation: ResultExplanation = {
    designation: null,
    isRecordOnly: false,
    parts: [],
    score: null,
    rank: null,
    best: null,
    ...why,
  };
  const Row = () => (
    <main>
      <Reason document={document} search={search} count={204} />
    </main>
  );
  const { page, user, calls } = await rendered({
    routes: [{ path: '*', lazy: lazyRoute('search-explanation', async () => Row) }],
    answers: { 'search.explain': explanation },
  });
  await page.findByRole('button', { name: /Why this result/ });
  expect(calls('search.explain')).toEqual([]);
  await user.click(page.getByRole('button', { name: /Why this result/ }));
  return page;
}

it('shows the points of each part, which add up to the score, and the place [find-009]', async () => {
  const page = await opened({
    parts: [
      {
        kind: 'word',
        word: 'glue',
        forms: ['adhesive'],
        by: 'synonym',
        field: 'title',
        times: 2,
        points: 9.4,
      },
      { kind: 'factor', factor: 'notInForce', points: -3.2 },
    ],
    score: 6.2,
    rank: 2,
    best: 17.8,
  });
  const rows = within(await page.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    'Titleadhesive · synonym · 2 times9.4',
    'FactorNot in force-3.2',
    'ScorePlace 2 of 204; the first has 17.86.2',
  ]);
});

it('says in words how a document was named, and that only its record counts', async () => {
  const page = await opened({ designation: 'document', isRecordOnly: true });
  await page.findByText('You typed this designation.');
  page.getByText(/only its record counts here/);
  expect(page.queryByRole('table')).toBeNull();
});
