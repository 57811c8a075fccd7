import {
  createReferenceFinder,
  type FoundReference,
  openStatusList,
  type OpenedStatusList,
  type ReferenceFinder,
} from '@norma/references';
import { fileLimits } from './limits.ts';
import type { FilePlace, FileReference, FileReport } from './messages.ts';

type Gathered = { found: FoundReference; places: Map<string, FilePlace>; occurrences: number; quote: string };

/** What references are found and judged by. */
export type Library = { readonly finder: ReferenceFinder; readonly statuses: OpenedStatusList };

/** Reads the status lists of a library's publishers. */
export function openLibrary(lists: readonly string[], languages: readonly string[]): Library {
  const read = lists.map((list) => JSON.parse(list) as Parameters<typeof openStatusList>[0]);
  const publishers = read.flatMap((list) =>
    typeof list === 'object' && 'publisher' in list ? [list.publisher] : [],
  );
  return {
    finder: createReferenceFinder({ publishers }),
    statuses: openStatusList(read as Parameters<typeof openStatusList>[0], { languages }),
  };
}

/** Gathers the references of a file piece by piece, each standard or edition once. */
export class Gathering {
  readonly #library: Library;
  readonly #gathered = new Map<string, Gathered>();
  #occurrences = 0;
  #isTruncated = false;

  constructor(library: Library) {
    this.#library = library;
  }

  /** Whether nothing more is looked at. */
  get isFull(): boolean {
    return this.#isTruncated;
  }

  read(text: string, place: FilePlace): void {
    if (this.#isTruncated) return;
    for (const found of this.#library.finder.find(text)) {
      if (this.#occurrences >= fileLimits.references) {
        this.#isTruncated = true;
        return;
      }
      this.#occurrences += 1;
      const key = found.isSupplement ? found.designation : `${found.familyKey} ${found.year ?? ''}`;
      const known = this.#gathered.get(key);
      const at = `${place.kind} ${place.number}`;
      if (known) {
        known.occurrences += 1;
        known.places.set(at, place);
      } else
        this.#gathered.set(key, {
          found,
          places: new Map([[at, place]]),
          occurrences: 1,
          quote: quoteOf(text, found),
        });
    }
  }

  report(rest: Pick<FileReport, 'unit' | 'read' | 'pagesWithoutText'>): FileReport {
    const references = [...this.#gathered.values()].map(
      ({ found, places, occurrences, quote }): FileReference => {
        const { state, isDated, edition, inForce, replacement, paths } =
          this.#library.statuses.verdictOf(found);
        return {
          designation: found.designation,
          state,
          isDated,
          places: [...places.values()],
          occurrences,
          quote,
          edition: edition && named(edition),
          inForce: inForce && named(inForce),
          replacement: replacement && named(replacement),
          paths: paths.map((path) => path.map(named)),
        };
      },
    );
    return { ...rest, occurrences: this.#occurrences, isTruncated: this.#isTruncated, references };
  }
}

const named = ({ designation, contentCode }: { designation: string; contentCode: string | null }) => ({
  designation,
  contentCode,
});

/** Letters before a reference that are shown with it. */
const quotedBefore = 36;

/** The last words before a reference in its sentence, and the reference. */
function quoteOf(text: string, { start, end }: FoundReference): string {
  const before = text.slice(Math.max(0, start - quotedBefore), start).replaceAll(/\s+/gu, ' ');
  const whole = start > quotedBefore ? before.replace(/^\S*\s/u, '') : before;
  const sentence = whole.split(/(?<=[.;:!?。；])\s/u).at(-1) ?? '';
  return `${sentence}${text.slice(start, end).replaceAll(/\s+/gu, ' ')}`.trim();
}
