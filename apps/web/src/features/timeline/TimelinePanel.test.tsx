// @vitest-environment happy-dom
import type { Timeline } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { lazyRoute } from '../../i18n/lazyWithMessages.tsx';
import { document } from '../../testing/aLibrary.ts';
import { rendered } from '../../testing/rendered.tsx';
import { useAddress } from '../documents/forDocumentPage.ts';
import { TimelinePanel } from './TimelinePanel.tsx';

const Panel = () => <TimelinePanel document={document} address={useAddress()} />;

const edition = (year: number, isEntitled: boolean): Timeline['editions'][number] => ({
  contentId: year,
  contentCode: `NSB|nsb-e-214-${year}`,
  designation: `NSB E 214-${year}`,
  editionLabel: String(year),
  year,
  status: 'Active',
  access: { isEntitled, publisherName: 'Northern Standards Board' },
  hasClauses: false,
  comparedWith: null,
  normative: null,
});

const shown = (editions: Timeline['editions'], more: Partial<Timeline> = {}) =>
  rendered({
    routes: [{ path: '*', lazy: lazyRoute('timeline', async () => Panel) }],
    answers: {
      'timeline.timeline': { language: 'en', editions, rows: [], progress: null, ...more } satisfies Timeline,
    },
  });

describe('A timeline without anything to show', () => {
  it('says that one edition can be read, in place of the table [timeline-009]', async () => {
    const { page } = await shown([edition(2018, false), edition(2024, true)]);
    expect(await page.findByRole('heading', { name: 'Only one edition to show' })).toBeTruthy();
    expect(page.getByText(/The library has 2 editions in this language/)).toBeTruthy();
    expect(page.queryByRole('table')).toBeNull();
  });

  it('says that the editions have no clauses, in place of the table [timeline-009]', async () => {
    const { page } = await shown([edition(2018, true), edition(2024, true)]);
    expect(await page.findByRole('heading', { name: 'No clauses to show' })).toBeTruthy();
    expect(page.queryByRole('table')).toBeNull();
  });
});

it('The table is there while editions are still compared, with how far that is [timeline-007]', async () => {
  const editions = [2018, 2024].map((year) => ({ ...edition(year, true), hasClauses: true }));
  const cell = { state: 'first', clauseId: 'c1', number: '1', normative: null, others: null } as const;
  const row = { line: 'A', number: '1', title: 'Scope', isTitled: true, level: 1 };
  const rows = [{ ...row, cells: [cell, { ...cell, state: 'changed' as const }] }];
  const { page } = await shown(editions, { rows, progress: { done: 3, total: 7 } });
  const bar = await page.findByRole('progressbar');
  expect(bar.getAttribute('aria-valuenow')).toBe('43');
  expect(page.getByRole('table')).toBeTruthy();
});
