import { describe, expect, it } from 'vitest';
import { familyKeyOf, orderEditions, relationsOf, statusOf, wireStatuses, wireStatusOf } from './index.ts';
import { corpus, noCorpus } from './testing/corpus.ts';

if (noCorpus) console.log(`The catalogues are not tried. ${noCorpus}`);

describe.skipIf(noCorpus !== null)('the catalogues of real bodies', () => {
  const records = corpus().map((record) => ({ ...record, relations: relationsOf(record.source, record) }));

  it('use no word of status that nobody knows', () => {
    const unknown = new Set<string>();
    for (const { publisher, status: word, stage, relations } of records) {
      const status = statusOf({ publisher, word, stage, relations });
      if (status.kind === 'unknown') unknown.add(`${publisher}: ${status.word}`);
      else expect(wireStatuses).toContain(wireStatusOf(status));
    }
    expect([...unknown]).toEqual([]);
  });

  it('have families that lose no document and double none', () => {
    const families = Map.groupBy(records, familyKeyOf);
    let placed = 0;
    for (const family of families.values()) {
      const documents = orderEditions(family).flatMap(({ document, supplements }) => [
        document,
        ...supplements.map((supplement) => supplement.document),
      ]);
      expect(new Set(documents).size).toBe(family.length);
      placed += documents.length;
    }
    expect(placed).toBe(records.length);
    // Without its edition a designation is nearly always one family: what a source calls one is not torn apart.
    const torn = [...Map.groupBy(records, ({ family }) => family).values()].filter(
      (same) => new Set(same.map((record) => familyKeyOf(record))).size > 1,
    );
    expect(torn.length).toBeLessThan(families.size / 1_000);
  });
});
