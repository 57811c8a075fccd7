/** The sections that can be narrowed by, each with the name of its list on the wire and of its root in an address. */
export const sections = [
  { list: 'publisherList', root: 'Publisher' },
  { list: 'documentTypeList', root: 'Document Type' },
] as const;
export type SectionList = (typeof sections)[number]['list'];

/** A value that narrows a search. */
export type Pick = { readonly list: SectionList; readonly key: string; readonly name: string };

/** A pick as an address spells it: key, name and root category; what else stands there is for other readers. */
type WrittenPick = { k: string; n: string; r: string };

/** Reads the `categories` of an address: a JSON list of picks. Picks of sections that are not here are passed over. */
export function readPicks(written: string): { picks: Pick[]; isBroken: boolean } {
  if (written === '') return { picks: [], isBroken: false };
  const read = parsed(written);
  if (!Array.isArray(read) || !read.every(isWrittenPick)) return { picks: [], isBroken: true };
  const picks: Pick[] = [];
  for (const { k, n, r } of read) {
    const section = sections.find(({ root }) => letters(root) === letters(r));
    const pick = section && { list: section.list, key: k, name: n };
    if (pick && !isPicked(picks, pick)) picks.push(pick);
  }
  return { picks, isBroken: false };
}

// Links from elsewhere spell a root as `Document Type`, `document-type` or `documentType`.
const letters = (root: string): string => root.toLowerCase().replaceAll(/[^a-z]/g, '');

/** Writes picks for an address. */
export const picksWritten = (picks: readonly Pick[]): string =>
  JSON.stringify(
    picks.map(({ list, key, name }) => ({
      k: key,
      n: name,
      r: sections.find((each) => each.list === list)?.root ?? '',
      pk: [],
    })),
  );

/** The picks with one more, or without it when it was there. */
export const togglePick = (picks: readonly Pick[], pick: Pick): Pick[] =>
  isPicked(picks, pick) ? picks.filter((each) => !isSame(each, pick)) : [...picks, pick];

/** Whether a value is picked. */
export const isPicked = (picks: readonly Pick[], pick: Pick): boolean =>
  picks.some((each) => isSame(each, pick));

const isSame = (one: Pick, other: Pick): boolean => one.list === other.list && one.key === other.key;

const isWrittenPick = (given: unknown): given is WrittenPick =>
  typeof given === 'object' &&
  given !== null &&
  ['k', 'n', 'r'].every((name) => typeof Reflect.get(given, name) === 'string');

function parsed(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return null;
  }
}
