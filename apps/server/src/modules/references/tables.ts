export type ReferenceTables = {
  /** What documents cite: each family and year once, as their records and their texts say together. */
  document_references: {
    content_id: number;
    /** Its place in the list: those of the record first, in their order, then those of the text. */
    place: number;
    /** The text that it was read from; null where there is none. */
    file_key: string | null;
    form: number;
    family_key: string;
    designation: string;
    /** As the record gives it, or ''. */
    title: string;
    year: number | null;
    /** Numbers of the clauses that cite it. */
    clauses: string[];
    /** Whether it is a normative reference, or cited by a normative clause. */
    is_normative: boolean;
    occurrences: number;
  };
  /** Documents whose references have been read, with all that they follow from. */
  referencing_texts: { content_id: number; read_from: string; form: number };
};
