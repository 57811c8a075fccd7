import { createHash } from 'node:crypto';
import {
  clausesOfArticle,
  compareArticles,
  lineageOfArticles,
  originStep,
  type Comparison,
  type OriginStep,
} from '@norma/comparison';
import type { Lineage } from '@norma/lineage';
import type { Articles, Comparing, NamedClause } from '../../ports/comparer.ts';
import { startRpcWorker, emit } from '../threads/rpcWorker.ts';

/** What the thread is asked for. */
export type CompareRequest =
  | { readonly kind: 'comparison' | 'lineage'; readonly articles: Articles }
  | { readonly kind: 'origins'; readonly articles: Articles; readonly language: string }
  | { readonly kind: 'clauses'; readonly article: Uint8Array };
/** What it answers to each. */
export type CompareAnswer =
  | Comparison
  | OriginStep
  | { readonly lineage: Lineage }
  | { readonly clauses: NamedClause[] };

/** Often enough for anyone who waits. */
const reportEveryMs = 100;

startRpcWorker((request: CompareRequest): CompareAnswer => {
  if (request.kind === 'clauses')
    return {
      clauses: clausesOfArticle(textOf(request.article)).map(({ text, ...clause }) => ({
        ...clause,
        ...(clause.title === '' && text !== '' && { lead: leadOf(text) }),
        hash: createHash('sha256').update(text).digest('base64url').slice(0, 16),
      })),
    };
  const { base, target } = request.articles;
  const texts = [textOf(base), textOf(target)] as const;
  if (request.kind === 'origins') return originStep(...texts, request.language);
  if (request.kind === 'lineage') return { lineage: lineageOfArticles(...texts) };
  let reportedAt = 0;
  return compareArticles(...texts, (done, clauses) => {
    if (performance.now() - reportedAt < reportEveryMs) return;
    reportedAt = performance.now();
    emit({ clauses, done } satisfies Comparing);
  });
});

/** Characters of the first words. */
const longestLead = 80;
const leadOf = (text: string): string =>
  text.length > longestLead ? `${text.slice(0, longestLead).replace(/\s+\S*$/u, '')}…` : text;

const decoder = new TextDecoder();
// A view of shared memory cannot be decoded.
const textOf = (bytes: Uint8Array): string => decoder.decode(new Uint8Array(bytes));
