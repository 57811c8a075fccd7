import type { Lineage } from '@norma/lineage';
import type { ColumnType } from 'kysely';
import type { NamedClause } from '../../ports/comparer.ts';

/** A clause of an edition, without its text. */
export type LinedClause = NamedClause & {
  /** Its identity through all editions of its language: ten characters of Crockford's Base32. */
  readonly line: string;
  /** Where it begins, for a clause that was read from the outline of a PDF; counted from 1. */
  readonly page?: number;
};

export type LineageTables = {
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
  /** The clauses of each edition that has a text, in reading order. */
  edition_clauses: {
    content_id: number;
    file_key: string;
    /** Where they were read: in the HTML, or in the outline of a PDF where there is no HTML. */
    source: 'html' | 'pdf';
    form: number;
    clauses: ColumnType<LinedClause[], string, string>;
  };
  /** Every line that was ever issued, with the newest edition that had it. */
  clause_lines: {
    line: string;
    family_id: number | null;
    language: string;
    content_id: number | null;
    number: string;
    title: string;
    issued_at: Date;
    /** The line that its clauses have now, where a realignment joined the two. */
    alias_of: string | null;
  };
};
