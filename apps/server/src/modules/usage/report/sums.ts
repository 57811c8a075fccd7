import { sql } from 'kysely';

const sumOf = (...ways: string[]) =>
  sql`coalesce(sum(count) filter (where way = any(${ways}::text[])), 0)::bigint`;

export const openedWays = ['pdf', 'html', 'download', 'comparison'];
export const refusedWays = ['not-subscribed', 'publisher-forbids-download', 'account-forbids-download'];

/** What was opened, by how it was done, of rows of a roll-up that are put together. */
export const openedSums = sql`${sumOf(...openedWays)} as opened, ${sumOf('pdf')} as pdf, ${sumOf('html')} as html,
  ${sumOf('download')} as download, ${sumOf('comparison')} as comparison`;

/** The other uses of documents. */
export const otherSums = sql`${sumOf('view')} as viewed, ${sumOf('film')} as films,
  ${sumOf(...refusedWays)} as refused`;

export const searchSum = sql`${sumOf('search')} as searches`;

export type OpenedSums = { opened: number; pdf: number; html: number; download: number; comparison: number };
export type OtherSums = { viewed: number; films: number; refused: number };
