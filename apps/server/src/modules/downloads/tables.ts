import type { DownloadState } from '@norma/contracts';

export type DownloadTables = {
  downloads: {
    tenant: string;
    id: string;
    person_id: string;
    content_code: string;
    with_notes: boolean;
    state: DownloadState['state'];
    pages: number | null;
    pages_done: number;
    problem: string | null;
    asked_at: Date;
    /** When anyone who makes it ready last said so; a node that is gone says nothing more. */
    touched_at: Date;
  };
};
