import type { ResultExplanation } from '@norma/contracts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient } from '../../testing/library.ts';
import { inTenths } from './explained.ts';
import { found } from './testing/answers.ts';
import { addDocuments } from './testing/aDocument.ts';

const path = '/api/documents/search/explanation';
const requestExplanation = (client: TestClient, contentCode: string, keywords: string) =>
  client('POST', path, { keywords, contentCode });
const explained = async (client: TestClient, contentCode: string, keywords: string) =>
  (await (await requestExplanation(client, contentCode, keywords)).json()) as ResultExplanation;

const sumOf = ({ parts }: ResultExplanation): number => parts.reduce((sum, { points }) => sum + points, 0);

describe('Why a document is among the results', () => {
  it('is told in points that add up to the score, with its place [find-009]', async () => {
    const reader = await (await startLibrary()).as('individual');
    const { documents } = await found(reader, { keywords: 'creep of anchors' });
    expect(documents.length).toBeGreaterThan(2);
    for (const [at, { contentCode }] of documents.slice(0, 5).entries()) {
      const why = await explained(reader, contentCode, 'creep of anchors');
      expect(sumOf(why)).toBeCloseTo(why.score ?? 0, 9);
      expect(why).toMatchObject({ designation: null, isRecordOnly: false, rank: at + 1 });
    }
  });

  it('is its designation where that is what was typed [find-009]', async () => {
    const reader = await (await startLibrary()).as('individual');
    const why = await explained(reader, 'NSB|nsb-e-214-24', 'NSB E 214');
    expect(why).toMatchObject({ designation: 'family', parts: [], score: null, rank: 1 });
  });

  it('says nothing of a text that does not open to the account [find-009]', async () => {
    const library = await startLibrary();
    await addDocuments(
      library,
      { designation: 'PIC X 1', publisher: 'PIC', title: 'Quillback', body: 'The secret quillback clause.' },
      { designation: 'HI X 3', publisher: 'HI', title: 'Quillback', body: 'The open quillback clause.' },
    );
    const reader = await library.as('individual');
    const { documents } = await found(reader, { keywords: 'quillback' });
    const codeOf = (designation: string) =>
      documents.find(({ designationNo }) => designationNo === designation)?.contentCode ?? '';
    const fieldsOf = ({ parts }: ResultExplanation) =>
      parts.flatMap((part) => (part.kind === 'word' ? [part.field] : []));
    expect(fieldsOf(await explained(reader, codeOf('HI X 3'), 'quillback'))).toEqual(['title', 'body']);
    const told = await explained(reader, codeOf('PIC X 1'), 'quillback');
    expect(told).toMatchObject({ isRecordOnly: true, rank: null, best: null });
    expect(fieldsOf(told)).toEqual(['title']);
    expect(sumOf(told)).toBeCloseTo(told.score ?? 0, 9);
  });

  it('is not told of what the search does not find, what is not there, or what the library does not offer', async () => {
    const library = await startLibrary();
    const reader = await library.as('individual');
    expect((await requestExplanation(reader, 'NSB|nsb-e-214-24', 'xylophone')).status).toBe(404);
    expect((await requestExplanation(reader, 'NSB|none', 'anchors')).status).toBe(404);
    expect((await requestExplanation(reader, 'NSB|nsb-e-214-24', '*')).status).toBe(404);
    const ofHalden = 'HI|hi-4410-2-2022';
    expect((await requestExplanation(reader, ofHalden, 'anchors')).status).toBe(200);
    expect(
      (await requestExplanation(await library.as('individual', 'api'), ofHalden, 'anchors')).status,
    ).toBe(404);
  });
});

it('Points in tenths add up to the score in tenths, each within a tenth of what it was', () => {
  const values = fc.array(fc.double({ min: -20, max: 60, noNaN: true }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(values, (points) => {
      const score = points.reduce((sum, each) => sum + each, 0);
      const parts = points.map((each) => ({
        kind: 'factor' as const,
        factor: 'title' as const,
        points: each,
      }));
      const rounded = inTenths({ designation: null, parts, score, rank: 1, best: score });
      const sum = rounded.parts.reduce((all, part) => all + Math.round(part.points * 10), 0);
      expect(sum).toBeCloseTo((rounded.score ?? 0) * 10, 6);
      for (const [at, part] of rounded.parts.entries())
        expect(Math.abs(part.points - (points[at] ?? 0))).toBeLessThan(0.2);
    }),
  );
});
