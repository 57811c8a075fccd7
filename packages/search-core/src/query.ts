import { runsOf, type Run } from './analysis/runs.ts';
import { stem } from './analysis/stem.ts';
import { parseDesignation } from './designation.ts';

/** One word that a document must have. */
export type QueryWord = {
  form: string;
  /** Words of this stem match as well; without it only the form itself does. */
  stem?: string;
  /** Whether words that merely begin with the form match too, at a lower weight. */
  isPrefix: boolean;
};

const SHORTEST_PREFIX_QUERY = 2;

/** Whether the text asks for every document: '*', or nothing. */
export function asksForAll(text: string): boolean {
  const trimmed = text.trim();
  return trimmed === '' || trimmed === '*';
}

/** The distinct words of a text search. The last one is matched as a prefix: it may still be being typed. */
export function wordsOfQuery(text: string): QueryWord[] {
  return distinct(withLastAsPrefix(runsOf(text).flatMap(wordsOfRun), text));
}

/** The pieces of a designation as words, for documents that have them in another order or with gaps. */
export function wordsOfDesignation(text: string): QueryWord[] {
  const words = parseDesignation(text).pieces.map((form): QueryWord => ({ form, isPrefix: false }));
  return distinct(withLastAsPrefix(words, text));
}

/** The pieces of a designation in order; none when the text has no digit and so cannot name a document. */
export function piecesOfQuery(text: string): string[] {
  const { pieces, numberAt } = parseDesignation(text);
  return numberAt === pieces.length ? [] : pieces;
}

/** Words of spaced scripts; pairs of characters of the others, where a single one begins the words it stands in. */
function wordsOfRun({ spaced, words }: Run): QueryWord[] {
  if (spaced) return words.map(({ form }) => ({ form, stem: stem(form), isPrefix: false }));
  const [only, second] = words;
  if (only && !second) return [{ form: only.form, isPrefix: true }];
  return words.slice(1).map(({ form }, before) => ({ form: words[before]?.form + form, isPrefix: false }));
}

function withLastAsPrefix(words: QueryWord[], text: string): QueryWord[] {
  const last = words.at(-1);
  if (!last || text.trim().length < SHORTEST_PREFIX_QUERY) return words;
  return [...words.slice(0, -1), { ...last, isPrefix: true }];
}

/** Of two words with the same form the first stays: asked in full, a word is not a prefix any more. */
function distinct(words: QueryWord[]): QueryWord[] {
  const byForm = new Map<string, QueryWord>();
  for (const word of words) if (!byForm.has(word.form)) byForm.set(word.form, word);
  return [...byForm.values()];
}
