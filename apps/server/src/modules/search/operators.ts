import type { SearchCriteria, IgnoredPart } from '@norma/contracts';
import type { EditionStatus } from '@norma/editions';
import { readOperators, wordsOfOperators, type Condition, type OperatorTerm } from '@norma/search-core';
import type { Kysely } from 'kysely';
import type { Tenant } from '../../tenant/index.ts';
import { publishersOf, type DocumentTables } from '../documents/index.ts';

/** A publisher as a query may name it. */
export type NamedPublisher = { readonly code: string; readonly name: string };

/** A query of the wire without its operators, and what these ask for. */
export type ReadQuery = {
  readonly text: string;
  readonly conditions: Condition[];
  readonly ignored: IgnoredPart[];
  /** The words that documents are found by; null where these are the query. */
  readonly words: string | null;
};

const fields = { ALL: 'all', K: 'keyword', D: 'designation' } as const;

/** Reads the operators of a query. A value that nothing has by that name is ignored, which is said. */
export function readQuery(
  { keywords, searchField }: Pick<SearchCriteria, 'keywords' | 'searchField'>,
  publishers: readonly NamedPublisher[],
): ReadQuery {
  const read = readOperators(keywords);
  const ignored: IgnoredPart[] = [...read.ignored];
  const conditions = read.conditions.flatMap(({ anyOf, isExcluded }): Condition[] => {
    const alternatives = anyOf.flatMap((term): Condition['anyOf'] => {
      const alternative = alternativeOf(term, fields[searchField], publishers);
      if (!alternative && 'text' in term)
        ignored.push({ part: `${term.field}:${term.text}`.slice(0, longestPart), reason: 'unknown-value' });
      return alternative ? [alternative] : [];
    });
    return alternatives.length > 0 ? [{ anyOf: alternatives, isExcluded }] : [];
  });
  const isPlain = read.conditions.length === 0 && read.ignored.length === 0;
  return { text: read.text, conditions, ignored, words: isPlain ? null : wordsOfOperators(read) };
}

const longestPart = 60;

function alternativeOf(
  term: OperatorTerm,
  field: 'all' | 'keyword' | 'designation',
  publishers: readonly NamedPublisher[],
): Condition['anyOf'][number] | undefined {
  switch (term.field) {
    case 'any':
      return { text: term.text, field };
    case 'title':
    case 'designation':
      return { text: term.text, field: term.field };
    case 'ics':
      return { facet: 'icsCodeList', values: [term.text] };
    case 'year': {
      const years = Array.from({ length: term.to - term.from + 1 }, (_, at) => String(term.from + at));
      return { facet: 'yearList', values: years };
    }
    case 'publisher': {
      const values = publishersNamed(term.text, publishers);
      return values.length > 0 ? { facet: 'publisherList', values } : undefined;
    }
    case 'status': {
      const values =
        statuses[
          term.text
            .trim()
            .toLowerCase()
            .replaceAll(/[\s_-]+/g, ' ')
        ];
      return values && { facet: 'statusList', values: [...values] };
    }
  }
}

/** Those of exactly this code or name, or else those whose names have the words. */
function publishersNamed(text: string, publishers: readonly NamedPublisher[]): string[] {
  const asked = text.trim().toLowerCase();
  const exact = publishers.filter(({ code, name }) =>
    [code, name].some((each) => each.toLowerCase() === asked),
  );
  const named =
    exact.length > 0 ? exact : publishers.filter(({ name }) => name.toLowerCase().includes(asked));
  return named.map(({ code }) => code);
}

const statusWords = {
  'work item': ['work-item'],
  draft: ['draft'],
  current: ['current'],
  confirmed: ['confirmed'],
  'under revision': ['under-revision'],
  adopted: ['adopted'],
  superseded: ['superseded', 'withdrawn-replaced'],
  historical: ['historical'],
  withdrawn: ['withdrawn', 'withdrawn-replaced', 'withdrawn-not-replaced'],
  'withdrawn replaced': ['withdrawn-replaced'],
  'withdrawn no replacement': ['withdrawn-not-replaced'],
} as const satisfies Record<string, readonly EditionStatus[]>;

const inForce = ['current', 'confirmed', 'under-revision', 'adopted'] as const satisfies EditionStatus[];

/** The statuses that a word stands for, as results show it or as engineers say it. */
const statuses: Readonly<Record<string, readonly EditionStatus[] | undefined>> = Object.assign(
  Object.create(null) as object,
  statusWords,
  {
    active: inForce,
    current: inForce,
    'in force': inForce,
    previous: statusWords.superseded,
    replaced: statusWords.superseded,
  },
);

/** The publishers that a query may name, where it names any. */
export async function publishersFor(
  keywords: string,
  { db, tenant }: { readonly db: Kysely<DocumentTables>; readonly tenant: Tenant },
): Promise<NamedPublisher[]> {
  return /publisher:/i.test(keywords) ? publishersOf(db, tenant.settings.publishers) : [];
}
