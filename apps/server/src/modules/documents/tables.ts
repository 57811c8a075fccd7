import type { Generated } from 'kysely';

export type FileKind = 'sts' | 'graphic' | 'html' | 'pdf';

export type DocumentTables = {
  publishers: { code: string; name: string; type_code: string };
  families: { id: Generated<number>; publisher_code: string; designation: string };
  documents: {
    content_id: Generated<number>;
    content_code: string;
    family_id: number;
    publisher_code: string;
    designation: string;
    edition: string;
    edition_year: number | null;
    language: string;
    title_html: string;
    title_text: string;
    description_html: string;
    description_text: string;
    body_text: string;
    document_type: string;
    status: string;
    published_on: string | null;
    updated_on: string | null;
    published_online_on: string | null;
    committee: string | null;
    ics: string[];
    keywords: string[];
    categories: string[];
    supersedes: string[];
    source_hash: string;
    imported_at: Date;
  };
  document_files: {
    content_id: number;
    kind: FileKind;
    name: string;
    file_key: string;
    bytes: number;
    made_at: Date;
  };
  document_changes: { seq: Generated<number>; content_code: string; transaction: Generated<string> };
};
