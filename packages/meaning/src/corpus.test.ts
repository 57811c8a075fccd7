import { describe, expect, it } from 'vitest';
import { createTrainingData, createSpace, trainModel, termsOf, vectorOf } from './index.ts';
import { bm25 } from './testing/bm25.ts';
import { corpus, noCorpus, type CatalogueRecord } from './testing/corpus.ts';

if (noCorpus) console.log(`Meaning is not tried on a real catalogue. ${noCorpus}`);

/** An abstract shorter than this says no more than its title. */
const telling = 200;
const wanted = 10;

describe.skipIf(noCorpus !== null)('On a real catalogue', () => {
  it(
    'the abstract that belongs to a title is found nearly as often as by words, and others that share none with it [semantic-004]',
    { timeout: 900_000 },
    () => {
      const records = corpus();
      const titles = new Set<string>();
      const withAbstract = records.filter(
        ({ title, abstract }) => abstract.length > telling && !titles.has(title) && titles.add(title),
      );
      // The titles of every twelfth are held out: only their abstracts are trained on, and looked for.
      const held = new Set(withAbstract.filter((_, at) => at % 12 === 0));
      const textOf = (record: CatalogueRecord): string =>
        held.has(record) ? record.abstract : `${record.title}. ${record.title}. ${record.abstract}`;
      const said = records.map((record) => termsOf([{ text: textOf(record), weight: 1 }]));

      const trainingData = createTrainingData();
      const families = Map.groupBy(records.keys(), (at) => records[at]?.family);
      for (const family of families.values()) trainingData.add(family.flatMap((at) => said[at] ?? []));
      const model = trainModel(trainingData, records.length);
      const space = createSpace(model.dimensions);
      said.forEach((terms, at) =>
        space.put(
          [{ id: String(at), fingerprint: 0, publisher: 'any', handicap: 0 }],
          vectorOf(model, terms),
        ),
      );
      const byWords = bm25(records.map(textOf));

      /** Whether the record is among the first ten, its family and its like left out. */
      const isAmongFirst = (record: CatalogueRecord, ranked: readonly number[]): boolean =>
        ranked
          .filter((at) => {
            const other = records[at];
            return other === record || (other?.family !== record.family && other?.title !== record.title);
          })
          .slice(0, wanted)
          .some((at) => records[at] === record);

      let foundByMeaning = 0;
      let foundByWords = 0;
      let foundWithoutWords = 0;
      for (const record of held) {
        const asked = termsOf([{ text: record.title, weight: 1 }]);
        const near = space.nearest({ vector: vectorOf(model, asked), publishers: ['any'], max: 1_000 });
        const scores = byWords(record.title);
        const ranked = [...scores].toSorted(([, a], [, b]) => b - a).map(([at]) => at);
        if (
          isAmongFirst(
            record,
            near.map(({ id }) => Number(id)),
          )
        )
          foundByMeaning += 1;
        if (isAmongFirst(record, ranked)) foundByWords += 1;
        if (near.slice(0, wanted).some(({ id }) => !scores.has(Number(id)))) foundWithoutWords += 1;
      }
      const share = (count: number): string => `${((100 * count) / held.size).toFixed(1)} %`;
      console.log(
        `Of ${held.size} titles, the abstract is among the first ten by meaning for ${share(foundByMeaning)}, by words (BM25) for ${share(foundByWords)}; for ${share(foundWithoutWords)} meaning finds something without any word of the title.`,
      );
      expect(foundByMeaning).toBeGreaterThan(0.9 * foundByWords);
      expect(foundWithoutWords).toBeGreaterThan(0);
    },
  );
});
