import { lineageOfArticles } from '@norma/comparison';
import type { LaterClauses } from '@norma/contracts';
import type { Descent } from '@norma/lineage';
import { describe, expect, it } from 'vitest';
import { startLibrary } from '../../testing/library.ts';
import type { DocumentTables } from '../documents/index.ts';
import { form } from './form.ts';
import { laterClauses } from './laterClauses.ts';
import { saveAligned } from './store.ts';
import type { LineageTables } from './tables.ts';

const descent = (before: string[], after: string[], kind: Descent['kind'] = 'changed'): Descent => ({
  before,
  after,
  kind,
  isMoved: false,
  isRenumbered: false,
});

describe('where clauses are in a later edition [reader-002]', () => {
  const steps = [
    {
      old_content_id: 18,
      new_content_id: 21,
      lineage: [
        descent(['a'], ['a']),
        descent(['b'], ['c']),
        descent(['d'], [], 'deleted'),
        descent(['e'], ['e1', 'e2'], 'split'),
      ],
    },
    {
      old_content_id: 21,
      new_content_id: 24,
      lineage: [descent(['c'], ['z']), descent(['a'], [], 'deleted'), descent(['e1'], ['e1'])],
    },
  ];

  it('is told through the editions between them', () => {
    expect(laterClauses(steps, { from: 18, to: 21 })).toEqual({ a: 'a', b: 'c', d: null, e: 'e1' });
    expect(laterClauses(steps, { from: 18, to: 24 })).toMatchObject({ a: null, b: 'z', e: 'e1' });
  });

  it('is unknown where no steps lead there, also in a ring', () => {
    expect(laterClauses(steps, { from: 24, to: 18 })).toEqual({});
    expect(laterClauses([], { from: 1, to: 2 })).toEqual({});
    const ring = [steps[1], { old_content_id: 24, new_content_id: 21, lineage: [] }].flatMap(
      (step) => step ?? [],
    );
    expect(laterClauses(ring, { from: 21, to: 99 })).toEqual({});
  });
});

it('leads from a clause that got another number to its new place [reader-002]', async () => {
  const { as, database } = await startLibrary();
  const client = await as('individual');
  const db = database.withoutTenant<DocumentTables & LineageTables>();
  const codes = ['NSB|nsb-e-214-18', 'NSB|nsb-e-214-21', 'NSB|nsb-e-214-24'];
  const editions = await db
    .selectFrom('documents')
    .select(['content_id', 'family_id'])
    .where('content_code', 'in', codes)
    .orderBy('content_code')
    .execute();
  const [oldest, , newest] = editions;
  if (!oldest || !newest) throw new Error('The demo has no such editions');
  const texts = await Promise.all(
    editions.map(async ({ content_id }) => (await client('GET', `/api/documents/html/${content_id}`)).text()),
  );
  const steps = [0, 1].map((at) => ({
    old_content_id: editions[at]?.content_id ?? 0,
    new_content_id: editions[at + 1]?.content_id ?? 0,
    old_file_key: '',
    new_file_key: '',
    lineage: lineageOfArticles(texts[at] ?? '', texts[at + 1] ?? ''),
  }));
  const family = { family_id: oldest.family_id, editions: 'of this test' };
  await saveAligned(db, family, {
    aligned: { lineages: steps, chains: [] },
    form,
    now: new Date(),
    within: () => Promise.resolve(),
  });

  const path = `/api/v1/html/laterClauses?newHtmlId=${newest.content_id}&oldHtmlId=${oldest.content_id}`;
  const { clauses } = (await (await client('GET', path)).json()) as LaterClauses;
  const went = Object.entries(clauses).filter(([before]) => texts[0]?.includes(`id="${before}"`));
  expect(went.length).toBeGreaterThan(10);
  for (const [, after] of went) if (after !== null) expect(texts[2]).toContain(`id="${after}"`);
  expect(went.filter(([before, after]) => after !== null && after !== before).length).toBeGreaterThan(0);
}, 60_000);
