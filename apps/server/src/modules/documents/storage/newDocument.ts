import type { FileKey } from '../../../ports/file-store.ts';
import type { DocumentTables, FileKind } from '../tables.ts';
import type { TextPlaces } from '../textPlaces.ts';

type Row = DocumentTables['documents'];

/** What a source says of one document, ready to be stored; its files are stored already. Plain data, so that it can wait. */
export type NewDocument = Omit<
  Row,
  | 'content_id'
  | 'family_id'
  | 'imported_at'
  | 'first_import'
  | 'given_family'
  | 'titles'
  | 'abstracts'
  | 'text_places'
  | 'updated'
> & {
  /** Left out where the source names no family. */
  given_family?: string | null;
  /** As the source writes `updated_on`; left out where it gives none. */
  updated?: string | null;
  /** What the form feeds of its text begin; left out where it has none. */
  text_places?: TextPlaces | null;
  /** Designations of which the source says that they are the same work. */
  sameWork?: readonly string[];
  titles: Readonly<Record<string, string>>;
  abstracts: Readonly<Record<string, string>>;
  publisher: { code: string; name: string };
  /** The key is the same for all documents of a family, however bodies write them. */
  family: { key: string; designation: string };
  /** What its source does not name: of a document that is known this stays as it is stored. */
  unspecified: readonly OptionalColumn[];
  /** The hash of the same source before hashes told what is absent from what is empty; null where there was none. */
  former_hash: string | null;
  /**
   * Names the record as it was delivered, in 64 bits, where all of it was understood: the same one need not be read
   * again. Left out for texts, and for records that were remarked on besides their status.
   */
  delivered_hash?: string;
  /** Whether it is a supplement to an edition rather than an edition. */
  isSupplement: boolean;
  relations: readonly { type: string; designation: string; note: string; title?: string }[];
  /** The work that the document tells of, where it is a work item. */
  workItem: NewWorkItem | null;
  icsNames: readonly { code: string; name: string }[];
  files: readonly NewFile[];
};

/** A file of a document, stored already. */
export type NewFile = {
  readonly kind: FileKind;
  readonly name?: string;
  readonly key: FileKey;
  readonly bytes: number;
  readonly pages?: number;
  readonly isScan?: boolean;
  readonly isTagged?: boolean;
};

/** What a source may leave out: columns of a document, and its relations. */
export type OptionalColumn =
  | 'relations'
  | Exclude<
      keyof Row,
      | 'content_id'
      | 'content_code'
      | 'family_id'
      | 'publisher_code'
      | 'designation'
      | 'title_text'
      | 'title_html'
      | 'body_text'
      | 'text_places'
      | 'imported_at'
      | 'first_import'
      | 'source'
      | 'source_hash'
      | 'record_hash'
      | 'given_family'
      | 'updated'
    >;

/** A piece of work on a standard, ready to be stored. */
export type NewWorkItem = {
  publisher_code: string;
  number: string;
  title: string;
  /** ISO 8601. */
  initiated_on: string | null;
  technical_contact: string | null;
  family_keys: readonly string[];
  ballots: readonly { number: string; item: string; status: string }[];
};

/** What decides how a document is entered: what it is as an asset, where it is read, what readers may do with it. */
export type Entry = Pick<
  Row,
  | 'asset_id'
  | 'asset_type'
  | 'content_type'
  | 'classification'
  | 'organization_id'
  | 'content_access_url'
  | 'is_downloadable'
  | 'is_available'
  | 'may_track'
  | 'may_favour'
  | 'cites_excluded'
  | 'credits'
>;

/** The entry of a document whose source says nothing of it: a standard that is read here by anyone who subscribes. */
export const usualEntry: Entry = {
  asset_id: null,
  asset_type: 'STANDARD',
  content_type: null,
  classification: null,
  organization_id: null,
  content_access_url: null,
  is_downloadable: true,
  is_available: true,
  may_track: true,
  may_favour: true,
  cites_excluded: false,
  credits: null,
};

/** Whether a document was delivered with its text, and not as a catalog's record alone. */
export const isText = (source: string): boolean => source === 'sts' || source === 'file';
