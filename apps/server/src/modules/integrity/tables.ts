import type { IssueKind } from '@norma/contracts';
import type { Generated } from 'kysely';

export type IntegrityTables = {
  document_faults: { content_id: number; kind: IssueKind; details: string[]; found_at: Date };
  /** One row: the check that is asked for, under way or done. */
  document_check: {
    is_only: Generated<boolean>;
    is_asked: boolean;
    asked_by: string | null;
    started_at: Date | null;
    finished_at: Date | null;
    /** All documents up to this number have been looked at. */
    position: number;
    looked_at: number;
    total: number;
  };
};
