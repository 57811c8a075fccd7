import type { Lineage } from '@norma/lineage';
import type { ColumnType } from 'kysely';

export type ComparisonTables = {
  /** What happened to each clause of an edition in the next one of its family and language. */
  lineages: {
    family_id: number;
    old_content_id: number;
    new_content_id: number;
    /** The texts that it was read from. */
    old_file_key: string;
    new_file_key: string;
    form: number;
    lineage: ColumnType<Lineage, string, string>;
    made_at: Date;
  };
  /** Families whose lineages are known, with what they were known from. */
  aligned_families: { family_id: number; editions: string; form: number };
};
