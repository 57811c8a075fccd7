import type { AssetType, ContentType, LibraryKind, Taxonomy } from '@norma/contracts';
import type { EditionStatus, Name } from '@norma/editions';
import type { ColumnType, Generated } from 'kysely';
import type { TextPlaces } from './textPlaces.ts';

/** JSON goes in as text and comes out as what it means. */
type Json<T> = ColumnType<T, string, string>;

/** Who wrote a document, and the journal or book around it; what is not known is left out. */
export type Credits = {
  authors?: readonly Name[];
  editors?: readonly Name[];
  /** The title of the journal or book. */
  container?: string;
  volume?: string;
  issue?: string;
  /** Where in it, as '45-67'. */
  pages?: string;
  edition?: string;
  place?: string;
  doi?: string;
  isbn?: string;
  issn?: string;
};

/** What has happened to a document, for those who follow it. */
export type DocumentEvent =
  | 'new-document'
  | 'new-edition'
  | 'amendment'
  | 'withdrawal'
  | 'status'
  | 'text'
  | 'metadata';

/** `original`: a PDF as it was delivered, where readers are given one that is repaired, open or soon to be seen. */
export type FileKind = 'sts' | 'graphic' | 'html' | 'pdf' | 'original';

export type DocumentTables = {
  publishers: {
    code: string;
    name: string;
    type_code: string;
    /** How a billboard calls it, where that is not its name. */
    billboard_name: string | null;
    mark_svg: string | null;
    is_on_billboard: Generated<boolean>;
    has_semantic_search: Generated<boolean>;
  };
  families: { id: Generated<number>; key: string | null; publisher_code: string; designation: string };
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
    /** What each form feed of `body_text` begins; null where it has none. */
    text_places: ColumnType<TextPlaces | null, TextPlaces | null | undefined, TextPlaces | null>;
    document_type: string;
    status: string;
    published_on: string | null;
    updated_on: string | null;
    published_online_on: string | null;
    committee: string | null;
    ics: string[];
    keywords: string[];
    categories: string[];
    /** Paths such as 'Construction/Fastening'. */
    industries: string[];
    topics: string[];
    supersedes: string[];
    source_hash: string;
    imported_at: Date;
    /** Titles and abstracts by language, besides the one that is shown. */
    titles: Json<Record<string, string>>;
    abstracts: Json<Record<string, string>>;
    /** The languages in which the edition exists, as its source says. */
    languages: string[];
    is_translation: boolean;
    committee_name: string | null;
    /** The one vocabulary of status; `status` is its word on the wire. */
    edition_status: string | null;
    stage: string | null;
    source_status: string | null;
    source_stage: string | null;
    /** The date of publication as exact as the source gives it: '2009', '2009-06' or '2009-06-30'. */
    published: string | null;
    /** When it was last updated, in the same way; null where only the day is stored. */
    updated: ColumnType<string | null, string | null | undefined, string | null>;
    /** Who delivered it: 'sts' or 'file' for a text, else the catalog's name. */
    source: string;
    /** Names the catalog's record that the document was made from or last corrects by. */
    record_hash: string | null;
    first_import: number | null;
    /** The family as a record names it; null where none has, and the designation tells it. */
    given_family: string | null;
    /** What legacy addresses call it; null: the end of its content code. */
    asset_id: string | null;
    asset_type: AssetType;
    /** Null: what documents of its asset type are. */
    content_type: ContentType | null;
    classification: LibraryKind | null;
    /** The organization that holds the rights; null: its publisher. */
    organization_id: string | null;
    /** Where its publisher shows it. */
    content_access_url: string | null;
    is_downloadable: boolean;
    /** Whether the library still has the text; the record stays when it has gone. */
    is_available: boolean;
    may_track: boolean;
    may_favour: boolean;
    cites_excluded: boolean;
    /** What a citation names beyond the card; null where only the publisher is known. */
    credits: Credits | null;
  };
  document_files: {
    content_id: number;
    kind: FileKind;
    name: string;
    file_key: string;
    bytes: number;
    /** Of a PDF, where it was counted. */
    pages: number | null;
    /** Of a PDF, whether it is a scan, and whether it is tagged; null where no one has looked. */
    is_scan: boolean | null;
    is_tagged: boolean | null;
    made_at: Date;
  };
  document_relations: {
    content_id: number;
    place: number;
    type: string;
    designation: string;
    note: string;
    title: Generated<string>;
  };
  /** Texts from before there were references. */
  unread_references: { content_id: number };
  /** The record as delivered that a document agrees with. */
  delivered_records: { content_code: string; hash: string };
  /** What words of status mean that no table knows: the word folded, and as it was first given. */
  status_meanings: { publisher_code: string; word: string; written: string; meaning: EditionStatus };
  work_items: {
    id: Generated<number>;
    publisher_code: string;
    number: string;
    title: string;
    initiated_on: string | null;
    technical_contact: string | null;
    /** Of the standards that are worked on, and of the document that tells of the work. */
    family_keys: string[];
  };
  work_item_ballots: {
    work_item_id: number;
    place: number;
    ballot_number: string;
    item_number: string;
    item_status: string;
  };
  work_item_events: {
    id: Generated<number>;
    at: Date;
    type: 'new-work-item' | 'work-item';
    work_item_id: number;
    import_id: number | null;
  };
  ics_codes: { code: string; name: string };
  /** Every committee that documents name, once for each language in which they do. */
  committees: { publisher_code: string; code: string; language: string; name: string | null };
  taxonomy_names: { taxonomy: Taxonomy; path: string; language: string; name: string };
  document_events: {
    id: Generated<number>;
    at: Date;
    type: DocumentEvent;
    content_id: number;
    content_code: string;
    family_id: number;
    publisher_code: string;
    import_id: number | null;
    changed: string[];
    status_before: string | null;
    status_after: string;
  };
  document_changes: {
    seq: Generated<number>;
    content_code: string;
    transaction: Generated<string>;
    at: Generated<Date>;
  };
  /** One row: what those who follow the documents must know of the database. */
  followed_library: {
    is_only: Generated<boolean>;
    id: Generated<string>;
    changes_since: Generated<string>;
    /** The rules by which the families of its texts were found (`familyRules`). */
    family_rules: Generated<number>;
  };
};
