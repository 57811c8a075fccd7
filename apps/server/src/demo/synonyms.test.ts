import { readSynonyms } from '@norma/search-core';
import { expect, it } from 'vitest';
import type { SynonymLists } from '@norma/contracts';
import { found } from '../modules/search/testing/answers.ts';
import { startLibrary } from '../testing/library.ts';
import { seedSynonyms } from './synonyms.ts';

it('glue finds adhesive anchors in the demo, and what administrators have saved stays', async () => {
  const library = await startLibrary();
  await seedSynonyms(library.database, new Date('2026-11-21T12:00:00Z'));
  const { documents, synonyms } = await found(await library.as('individual'), { keywords: 'glue' });
  expect(synonyms).toContainEqual({ typed: 'glue', used: 'adhesive' });
  expect(documents.some(({ documentTitle }) => /bonded|adhesive/i.test(documentTitle))).toBe(true);

  const admin = await library.as('admin');
  const path = '/api/admin/search-synonyms';
  const { lists } = (await (await admin('GET', path)).json()) as SynonymLists;
  expect(lists.flatMap(({ rules }) => readSynonyms(rules).faults)).toEqual([]);
  expect(lists.map(({ language }) => language)).toEqual(['en', 'fr', 'de']);
  await admin('PUT', path, { lists: [{ language: 'en', rules: 'a, b' }] });
  await seedSynonyms(library.database, new Date('2026-11-22T12:00:00Z'));
  expect(await (await admin('GET', path)).json()).toMatchObject({
    lists: [{ language: 'en', rules: 'a, b' }],
  });
});
