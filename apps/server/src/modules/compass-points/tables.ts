import type { SelectionMetadata, TransactionType } from '@norma/contracts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** JSON goes in as text and comes out as what it means, every character as it came. */
type Json<T> = ColumnType<T, string, string>;

/** What was selected, as its writer sent it. */
export type Selection = { readonly data: string; readonly metadata: SelectionMetadata };

/** An attribute that may be written as rich text. */
export type Attribute = 'name' | 'description' | 'overlayDetails';

/** What a compass point was at a moment. */
export type Snapshot = {
  readonly modifiedDate: string;
  readonly name: string;
  readonly description: string;
  readonly overlayDetails: string;
  readonly rich: readonly Attribute[];
  readonly selectionMetadata: SelectionMetadata;
};

export type CompassPointTables = {
  compass_points: {
    tenant: string;
    id: Generated<number>;
    uuid: Generated<string>;
    account_id: string;
    content_id: number;
    content_code: string;
    publisher_code: string;
    /** What the document is called, and its status: kept in sync with it. */
    designation: string;
    content_status: string;
    document_type: Generated<string>;
    created_by: string;
    /** What its creator was called when they made it, who may be gone by now. */
    created_by_name: string;
    created_by_email: string;
    /** The same as annotations name their authors. */
    created_by_author: string;
    created_at: Date;
    modified_at: Date;
    version: Generated<number>;
    name: string;
    description: string;
    overlay_details: string;
    /** Which of the attributes are HTML, sanitised. */
    rich: Attribute[];
    name_order: GeneratedAlways<string>;
    annotation_id: string | null;
    selection: Json<Selection>;
    is_shared: Generated<boolean>;
    shared_at: Generated<Date | null>;
    is_deleted: Generated<boolean>;
    deleted_by_email: string | null;
    deleted_at: Date | null;
  };
  compass_point_history: {
    tenant: string;
    id: Generated<number>;
    compass_point_id: number;
    type: TransactionType;
    at: Date;
    person_id: string;
    person_name: string;
    current: Json<Snapshot>;
    previous: ColumnType<Snapshot | null, string | null, string | null>;
  };
  /** How many compass points each person has in an account; kept by the database itself. */
  compass_point_counts: {
    tenant: string;
    account_id: string;
    created_by: string;
    active: number;
    inactive: number;
    /** How often these have changed: one that is added, changed or taken away is another state of the lists. */
    changes: number;
  };
};
