import type { Generated } from 'kysely';

/** What the report on compass points is read from; the database itself keeps it in sync with them. */
export type ReportTables = {
  compass_point_days: {
    tenant: string;
    account_id: string;
    /** In UTC, YYYY-MM-DD. */
    day: string;
    publisher_code: string;
    document_type: string;
    made: Generated<number>;
    edited: Generated<number>;
    moved: Generated<number>;
    shared: Generated<number>;
    deactivated: Generated<number>;
    reactivated: Generated<number>;
  };
  compass_point_documents: {
    tenant: string;
    account_id: string;
    content_id: number;
    content_code: string;
    designation: string;
    publisher_code: string;
    document_type: string;
    active: number;
    unplaced: number;
  };
  compass_point_makers: {
    tenant: string;
    account_id: string;
    created_by: string;
    publisher_code: string;
    document_type: string;
    name: string;
    active: number;
  };
};
