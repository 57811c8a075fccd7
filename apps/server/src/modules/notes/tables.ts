export type NoteTables = {
  user_notes: {
    tenant: string;
    person_id: string;
    content_id: number;
    annotation_id: string;
    /** JSON as its writer sent it. */
    note_data: string;
    note: string;
    created_at: Date;
    modified_at: Date;
  };
};
