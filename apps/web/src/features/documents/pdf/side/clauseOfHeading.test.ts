import type { Heading } from '@norma/reader';
import { expect, it } from 'vitest';
import { clauseOfHeading } from './clauseOfHeading.ts';

const heading = (id: string, title: string, children: Heading[] = []): Heading => ({
  id,
  title,
  level: 1,
  goal: null,
  children,
});
const clause = (id: string, number: string, title: string) => ({
  id,
  number,
  title,
  level: 1,
  line: id,
  page: 1,
});

it('A heading of an outline is the clause with its words; of several alike the one in its place', () => {
  const [first, second] = [heading('1.1', 'General'), heading('2.1', 'General')];
  const annex = heading('3', 'Annex A (normative) – Anchors');
  const outline = [heading('1', '4 Tests', [first]), heading('2', '5  Report', [second]), annex];
  const clauses = [
    clause('outline-1', '4', 'Tests'),
    clause('outline-2', '', 'General'),
    clause('outline-3', '5', 'Report'),
    clause('outline-4', '', 'General'),
    clause('outline-5', 'Annex A', '(normative) Anchors'),
  ];
  const idOf = (asked: Heading) => clauseOfHeading(asked, outline, clauses)?.id;
  expect([idOf(first), idOf(second), idOf(annex)]).toEqual(['outline-2', 'outline-4', 'outline-5']);
  expect(idOf(heading('9', 'Foreword'))).toBeUndefined();
});
