import type { SearchDocument } from '../document.ts';
import { analyse } from './analysed.ts';
import { assemble } from './assemble.ts';
import { NO_FAMILY } from './draft.ts';
import { mergeSegments } from './merge.ts';
import { Numbers } from './numbers.ts';
import { FIELD_END } from './sequences.ts';
import { compareTexts } from './texts.ts';
import { Vocabulary } from './vocabulary.ts';

/**
 * Analyses documents and builds a segment of them; of two with one id the later stays. Texts are read once and
 * not kept, so that documents can come one by one from a database or a file.
 */
export function buildSegment(documents: Iterable<SearchDocument>): SharedArrayBuffer {
  const arrived = new Map<string, number>();
  const [terms, values, grants, families] = [
    new Vocabulary(),
    new Vocabulary(),
    new Vocabulary(),
    new Vocabulary(),
  ];
  const lists = { terms: new PackedLists(), values: new PackedLists(), grants: new PackedLists() };
  const [family, numberAt, editionAt, nameEnd, statusRanks, days] = [
    new Numbers(),
    new Numbers(),
    new Numbers(),
    new Numbers(),
    new Numbers(),
    new Numbers(),
  ];
  for (const document of documents) {
    const analysed = analyse(document);
    arrived.set(analysed.id, family.size);
    for (const forms of analysed.fields) {
      for (const form of forms) lists.terms.push(terms.number(form));
      lists.terms.push(FIELD_END);
    }
    lists.terms.end();
    for (const value of analysed.values) lists.values.push(values.number(value));
    lists.values.end();
    for (const grant of analysed.grants) lists.grants.push(grants.number(grant));
    lists.grants.end();
    family.push(analysed.family === '' ? NO_FAMILY : families.number(analysed.family));
    numberAt.push(analysed.numberAt);
    editionAt.push(analysed.editionAt);
    nameEnd.push(analysed.nameEnd);
    statusRanks.push(analysed.statusRank);
    days.push(analysed.day);
  }

  const ids = [...arrived.keys()].sort(compareTexts);
  const arrivals = Uint32Array.from(ids, (id) => arrived.get(id) ?? 0);
  const sortedTerms = terms.sorted();
  const sortedValues = values.sorted();
  const sortedGrants = grants.sorted();
  const sortedFamilies = families.sorted();
  const column = (numbers: Numbers): Uint32Array => arrivals.map((arrival) => numbers.view()[arrival] ?? 0);
  const block = assemble({
    ids,
    terms: sortedTerms.texts,
    termsOf: lists.terms.reader(arrivals, sortedTerms.places),
    values: sortedValues.texts,
    valuesOf: lists.values.reader(arrivals, sortedValues.places, 'ascending'),
    grants: sortedGrants.texts,
    grantsOf: lists.grants.reader(arrivals, sortedGrants.places, 'ascending'),
    families: sortedFamilies.texts,
    familyOf: column(family).map((own) => (own === NO_FAMILY ? own : (sortedFamilies.places[own] ?? 0))),
    numberAt: Uint8Array.from(column(numberAt)),
    editionAt: Uint8Array.from(column(editionAt)),
    nameEnd: Uint8Array.from(column(nameEnd)),
    statusRanks: column(statusRanks),
    days: column(days),
  });
  // Words of documents that were replaced on the way are no words of the segment.
  return ids.length === family.size ? block : mergeSegments([block], []);
}

/** Lists of numbers in the order in which they came. */
class PackedLists {
  readonly #items = new Numbers();
  readonly #ends = new Numbers();

  push(item: number): void {
    this.#items.push(item);
  }

  end(): void {
    this.#ends.push(this.#items.size);
  }

  /** Reads the list of the `document`-th of the arrivals, its numbers replaced by their places. */
  reader(arrivals: Uint32Array, places: Uint32Array, order?: 'ascending'): (document: number) => Uint32Array {
    const [items, ends, list] = [this.#items.view(), this.#ends.view(), new Numbers()];
    return (document) => {
      const arrival = arrivals[document] as number;
      list.clear();
      for (let at = arrival === 0 ? 0 : (ends[arrival - 1] as number); at < (ends[arrival] as number); at++) {
        const item = items[at] as number;
        list.push(item === FIELD_END ? item : (places[item] as number));
      }
      return order ? list.view().sort() : list.view();
    };
  }
}
