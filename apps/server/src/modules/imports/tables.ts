import type { ColumnType, Generated } from 'kysely';

/** `scheduled`: read, and waiting for the time at which readers are to see it. */
export type ImportState = 'waiting' | 'reading' | 'scheduled' | 'publishing' | 'done' | 'stopped' | 'failed';

export type ImportTables = {
  imports: {
    id: Generated<number>;
    tenant: string;
    /** The machine on which the path is. */
    host: string;
    path: string;
    publisher: string | null;
    is_dry_run: boolean;
    visible_at: Date | null;
    /** Whether the library held nothing when the import was asked for. */
    is_first: boolean;
    state: Generated<ImportState>;
    is_stop_asked: Generated<boolean>;
    /** Names the worker that has the import in hand; one that finds another name here has lost it. */
    worker: string | null;
    /** How often it was begun since it last got any further; 0 again as soon as its worker ends in order. */
    attempts: Generated<number>;
    requested_at: Date;
    started_at: Date | null;
    finished_at: Date | null;
    worked_ms: Generated<number>;
    /** The last file and line that are imported. */
    file: string | null;
    line: Generated<number>;
    /** How many records the delivery holds; null before they are counted, and where only reading can tell. */
    records_total: number | null;
    bytes_total: Generated<number>;
    bytes_read: Generated<number>;
    added: Generated<number>;
    replaced: Generated<number>;
    unchanged: Generated<number>;
    passed_over: Generated<number>;
    rejected: Generated<number>;
    remarks: Generated<number>;
    publishers: Generated<string[]>;
    offered: Generated<string[]>;
    /** The first changes in words. */
    changes: Generated<string[]>;
    rejected_file: string | null;
    problem: string | null;
    /** How the file was called that was uploaded, and the SHA-256 of its bytes; null for a path. */
    upload_name: string | null;
    upload_hash: string | null;
    requested_by: string | null;
    /** Whether it may change nothing but the documents of its publisher: no names of values that all share. */
    is_own_alone: Generated<boolean>;
  };
  import_rejections: {
    import_id: number;
    place: Generated<number>;
    is_remark: Generated<boolean>;
    file: string;
    line: number | null;
    designation: string | null;
    reason: string;
    /** Of a word of status that no one knows: the word, and whose it is. */
    publisher_code: string | null;
    status_word: string | null;
  };
  import_items: { import_id: number; code_hash: ColumnType<number, string, string> };
  staged_documents: {
    import_id: number;
    place: Generated<number>;
    document: ColumnType<unknown, string, string>;
  };
};
