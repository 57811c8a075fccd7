/** The lists that can be narrowed by, in their usual order: each as the wire, and as an address names it. */
export const sections = [
  { list: 'publisherList', root: 'Publisher', also: ['Other Content'] },
  { list: 'categoryList', root: 'Category', also: [] },
  { list: 'icsCodeList', root: 'ICS', also: ['ICS Code', 'ICS Codes'] },
  { list: 'industryList', root: 'Industry', also: [] },
  { list: 'topicList', root: 'Topic', also: [] },
  { list: 'documentTypeList', root: 'Document Type', also: [] },
  { list: 'committeeList', root: 'Committee', also: [] },
  { list: 'statusList', root: 'Status', also: [] },
  { list: 'yearList', root: 'Year', also: [] },
  { list: 'languageList', root: 'Language', also: [] },
] as const;
export type SectionList = (typeof sections)[number]['list'];

/** A value that narrows a search. */
export type Pick = {
  readonly list: SectionList;
  readonly key: string;
  readonly name: string;
  /** Its ancestors, if any: keys from the root on, and the name of the parent. */
  readonly within?: { readonly keys: readonly string[]; readonly name: string };
};

/** A pick as an address spells it: key, name, root category, keys of its parents and the nearest parent's name. */
type WrittenPick = { k: string; n: string; r: string; pk?: unknown; pn?: unknown };

/** As many values of one list as a search takes. */
export const maxOfOneList = 1_000;

/** Reads the `categories` of an address: a JSON list of picks. Picks of sections that are not here are passed over. */
export function readPicks(written: string): { picks: Pick[]; isBroken: boolean } {
  if (written === '') return { picks: [], isBroken: false };
  const read = parsed(written);
  if (!Array.isArray(read) || !read.every(isWrittenPick)) return { picks: [], isBroken: true };
  const picks = new Map<string, Pick>();
  for (const each of read) {
    const pick = readPick(each);
    if (pick && !picks.has(idOf(pick))) picks.set(idOf(pick), pick);
  }
  const all = [...picks.values()];
  const isTooMany = sections.some(({ list }) => keysIn(all, list).length > maxOfOneList);
  return isTooMany ? { picks: [], isBroken: true } : { picks: all, isBroken: false };
}

function readPick({ k, n, r, pk, pn }: WrittenPick): Pick | null {
  const list = listsByRoot.get(letters(r));
  if (!list) return null;
  const key = list === 'publisherList' ? k.replace(/^publisher-/i, '') : k; // As the older product writes publishers.
  const keys = texts(pk);
  if (keys.length === 0) return { list, key, name: n };
  return { list, key, name: n, within: { keys, name: texts(pn).at(-1) ?? '' } };
}

const texts = (given: unknown): string[] =>
  [given].flat().filter((each): each is string => typeof each === 'string' && each !== '');

// Links from elsewhere spell a root as `Document Type`, `document-type` or `documentType`, and ICS as `ICS Code(s)`.
const letters = (root: string): string => root.toLowerCase().replaceAll(/[^a-z]/g, '');

const listsByRoot = new Map<string, SectionList>(
  sections.flatMap(({ list, root, also }) =>
    [root, ...also].map((each): [string, SectionList] => [letters(each), list]),
  ),
);

/** Writes picks for an address. */
export const picksWritten = (picks: readonly Pick[]): string =>
  JSON.stringify(
    picks.map(({ list, key, name, within }) => ({
      k: key,
      n: name,
      r: sections.find((each) => each.list === list)?.root ?? '',
      pk: within?.keys ?? [],
      ...(within && { pn: within.name }),
    })),
  );

/** Keys of the picks of one list. */
export const keysIn = (picks: readonly Pick[], list: SectionList): string[] =>
  picks.filter((pick) => pick.list === list).map(({ key }) => key);

/** The identity of a pick. */
export const idOf = ({ list, key }: Pick): string => `${list} ${key}`;

const isWrittenPick = (given: unknown): given is WrittenPick =>
  typeof given === 'object' &&
  given !== null &&
  ['k', 'n', 'r'].every((name) => typeof Reflect.get(given, name) === 'string') &&
  Reflect.get(given, 'k') !== '';

function parsed(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return null;
  }
}
