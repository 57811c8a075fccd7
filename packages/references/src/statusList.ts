import { isWithdrawn, pathsToWithdrawn, type Cited } from './paths.ts';
import { readName, type Read } from './naming.ts';
import type { FoundReference } from './finder.ts';
import type { Candidate } from './resolveReference.ts';
import { judge, type Verdict } from './verdict.ts';

/**
 * What a publisher has and which of it is in force, as small as an offline check of references allows. Editions are
 * numbered by their place in the columns; those of a family stand together, the newest first.
 */
export type StatusList = {
  readonly format: 1;
  readonly publisher: string;
  /** Words of status and BCP 47 tags that the columns count. */
  readonly statuses: readonly string[];
  readonly languages: readonly string[];
  /** Keys of the publisher's families in the order of their editions, then those of others that are cited. */
  readonly keys: readonly string[];
  /** For each family its designation; '' where it is that of its first edition. */
  readonly families: readonly string[];
  /** For each family how many editions it has. */
  readonly sizes: readonly number[];
  readonly designations: readonly string[];
  /** Years, 0 where there is none. */
  readonly years: readonly number[];
  /** Indexes of `statuses`. */
  readonly status: readonly number[];
  /** Indexes of `languages`. */
  readonly language: readonly number[];
  /** Content codes; without the publisher and the bar before them where that is this one. */
  readonly codes: readonly string[];
  /** Editions of whose families nothing is in force, and the designations of what replaces them. */
  readonly replacements: readonly (readonly [edition: number, designation: string])[];
  /** What an edition cites: an index of `keys` and a year (0 where undated), again and again. */
  readonly citations: readonly (readonly [edition: number, ...cited: number[]])[];
};

/** The titles of the same editions in their order: `GET …/status-list?publisher=…&part=titles`. */
export type StatusListTitles = {
  readonly format: 1;
  readonly publisher: string;
  readonly titles: readonly string[];
};

/** An edition of a status list. */
export type ListedEdition = Candidate & {
  readonly publisher: string;
  readonly contentCode: string;
  /** Its place in the columns of its publisher's list, and in the titles. */
  readonly index: number;
};

/** What replaces an edition, which the lists may have. */
export type ListedReplacement = { readonly designation: string; readonly contentCode: string | null };

/** What is to be said of a reference by status lists alone. */
export type OfflineVerdict = Verdict<ListedEdition, ListedReplacement> & {
  /** Ways to withdrawn standards through what is cited, each beginning with the cited edition, at most three citations from the text. */
  readonly paths: readonly (readonly ListedEdition[])[];
};

/** Status lists that have been read. */
export type OpenedStatusList = {
  verdictOf(found: Pick<FoundReference, 'designation' | 'publisher'>): OfflineVerdict;
};

type Source = StatusList | Uint8Array | string;
type Opened = {
  readonly list: StatusList;
  readonly starts: readonly number[];
  readonly citations: ReadonlyMap<number, readonly number[]>;
};
type Place = { readonly opened: Opened; readonly family: number };

/**
 * Opens the status lists of a library's publishers, as JSON, its text or its bytes. Verdicts are those of the server:
 * both come from `judge`. Lists of another format are refused with an error.
 */
export function openStatusList(
  sources: Source | readonly Source[],
  { languages = ['en'] }: { readonly languages?: readonly string[] } = {},
): OpenedStatusList {
  const lists = (Array.isArray(sources) ? (sources as readonly Source[]) : [sources as Source]).map(opened);
  const byKey = new Map<string, Place>();
  const byDesignation = new Map<string, Place>();
  for (const each of lists)
    for (const [family, name] of each.list.families.entries()) {
      const place = { opened: each, family };
      byKey.set(each.list.keys[family] ?? '', place);
      const start = each.starts[family] ?? 0;
      const size = each.list.sizes[family] ?? 0;
      byDesignation.set(name || (each.list.designations[start] ?? ''), place);
      for (let at = start; at < start + size; at += 1)
        byDesignation.set(each.list.designations[at] ?? '', place);
    }
  const keys = [...byKey.keys()].toSorted(inOrder);
  const publishers = lists.map(({ list }) => list.publisher);

  const judged = (name: Read, place: Place | undefined): Verdict<ListedEdition, ListedReplacement> =>
    judge<ListedEdition, ListedReplacement>(name, {
      members: place ? membersOf(place) : [],
      hasPartsAlone: !place && hasParts(keys, name.key),
      languages,
      replacementOf: (edition) => replacementOf(edition),
    });

  const replacementOf = ({ publisher, index }: ListedEdition): ListedReplacement | null => {
    const list = lists.find((each) => each.list.publisher === publisher)?.list;
    const named = list?.replacements.filter(([edition]) => edition === index).map(([, by]) => by) ?? [];
    const held = named.flatMap((by) => {
      const name = readName(by, { publishers, own: publisher });
      const place = byDesignation.get(by) ?? byKey.get(name.key);
      const found =
        place &&
        judge(name, {
          members: membersOf(place),
          hasPartsAlone: false,
          languages,
          replacementOf: () => null,
        });
      const edition = found?.inForce ?? found?.edition;
      return edition ? [edition] : [];
    });
    const [best] = held;
    if (best) return { designation: best.designation, contentCode: best.contentCode };
    return named[0] === undefined ? null : { designation: named[0], contentCode: null };
  };

  const citedBy = ({ publisher, index }: ListedEdition): Cited<ListedEdition>[] => {
    const from = lists.find((each) => each.list.publisher === publisher);
    const flat = from?.citations.get(index) ?? [];
    const cited: Cited<ListedEdition>[] = [];
    for (let at = 0; at + 1 < flat.length; at += 2) {
      const key = from?.list.keys[flat[at] ?? 0] ?? '';
      const place = byKey.get(key);
      if (!place) continue;
      const year = flat[at + 1] || null;
      const name = { designation: '', publisher, key, spellings: [], year, isSupplement: false };
      const { edition, state } = judged(name, place);
      if (edition) cited.push({ document: edition, state });
    }
    return cited;
  };

  return {
    verdictOf({ designation, publisher }) {
      const name = readName(designation, { publishers, own: publisher });
      const verdict = judged(name, byDesignation.get(designation) ?? byKey.get(name.key));
      const paths =
        verdict.edition && !isWithdrawn(verdict.state)
          ? pathsToWithdrawn(verdict.edition, { idOf: ({ contentCode }) => contentCode, citedBy })
          : [];
      return { ...verdict, paths };
    },
  };
}

function opened(source: Source): Opened {
  const list = (
    typeof source === 'string'
      ? JSON.parse(source)
      : source instanceof Uint8Array
        ? JSON.parse(new TextDecoder().decode(source))
        : source
  ) as StatusList;
  if (list.format !== 1) throw new Error(`Status lists of format ${String(list.format)} are not known`);
  let start = 0;
  const starts = list.sizes.map((size) => {
    const own = start;
    start += size;
    return own;
  });
  return { list, starts, citations: new Map(list.citations.map(([edition, ...cited]) => [edition, cited])) };
}

function membersOf({ opened: { list, starts }, family }: Place): ListedEdition[] {
  const start = starts[family] ?? 0;
  const name = list.families[family] || (list.designations[start] ?? '');
  return Array.from({ length: list.sizes[family] ?? 0 }, (_, at) => {
    const index = start + at;
    return {
      designation: list.designations[index] ?? '',
      edition_year: list.years[index] || null,
      language: list.languages[list.language[index] ?? 0] ?? '',
      status: list.statuses[list.status[index] ?? 0] ?? '',
      family: name,
      publisher: list.publisher,
      contentCode: contentCodeOf(list, index),
      index,
    };
  });
}

const contentCodeOf = ({ publisher, codes }: StatusList, index: number): string => {
  const code = codes[index] ?? '';
  return code.includes('|') ? code : `${publisher}|${code}`;
};

const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Whether a key begins others as a number begins those of its parts. */
function hasParts(keys: readonly string[], key: string): boolean {
  const wanted = `${key}-`;
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return keys[low]?.startsWith(wanted) ?? false;
}
