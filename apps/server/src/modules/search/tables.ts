import type { Generated } from 'kysely';
import type { AuditTables } from '../../ports/audit.ts';
import type { DocumentTables } from '../documents/index.ts';
import type { SessionTables } from '../session/index.ts';
import type { SearchType } from './searchTypes.ts';

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
    read_at: Date | null;
    done_at: Date | null;
    /** The sign-in name of who was done with it. */
    done_by: string | null;
  };
  /** The synonyms of a tenant as their text, one row at most. */
  search_synonyms: { tenant: string; rules: string; changed_at: Date };
  /** The last searches of a person. */
  recent_searches: {
    tenant: string;
    person_id: string;
    search_type: SearchType;
    text: string;
    searched_at: Date;
  };
};

/** All that the calls of searching read and write. */
export type Tables = DocumentTables & SearchTables & SessionTables & AuditTables;
