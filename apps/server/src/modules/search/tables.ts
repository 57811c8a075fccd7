import type { Generated } from 'kysely';
import type { DocumentTables } from '../documents/index.ts';

export type SearchTables = {
  /** What readers said of searches that did not find what they were looking for. */
  feedback: {
    tenant: string;
    id: Generated<number>;
    at: Date;
    person_id: string;
    account_id: string;
    search_query: string;
    search_type: string;
    looking_for: string;
    more: string;
    refinements: string;
    version: string;
  };
};

/** All that the calls of searching read and write. */
export type Tables = DocumentTables & SearchTables;
