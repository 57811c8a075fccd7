import type { Kysely } from 'kysely';
import type { Jobs } from './jobs.ts';

/** Hears what was said on a channel, or null after a gap: the connection was lost and something may be missed. */
export type Hearer = (payload: string | null) => void;

/** A statement that the database has answered, or refused. */
export type DoneStatement = { readonly sql: string; readonly ms: number; readonly isFailed: boolean };

/** How the connections of the serving role are used at this moment. */
export type Connections = {
  readonly busy: number;
  readonly open: number;
  readonly most: number;
  /** How many calls wait for one. */
  readonly waiting: number;
  /** What it took to get one, the mean of the last hundred times or so. */
  readonly connectMs: number;
};

/** What happened to a statement that someone typed; `position` counts its characters from 1. */
export type StatementResult =
  | {
      readonly outcome: 'answered';
      readonly columns: readonly string[];
      readonly rows: readonly (readonly (string | null)[])[];
      readonly isCut: boolean;
      readonly ms: number;
    }
  | {
      readonly outcome: 'refused';
      readonly message: string;
      readonly code: string;
      readonly position: number | null;
    }
  | { readonly outcome: 'too-large' };

/** How much a statement may take and answer. */
export type StatementLimits = { readonly rows: number; readonly seconds: number; readonly megabytes: number };

/** Asks one statement for a tenant as a role that sees its rows without any secret, and can write nothing. */
export type RunStatement = (
  tenantKey: string,
  statement: string,
  limits: StatementLimits,
) => Promise<StatementResult>;

/** The database. A caller names the tables of its own module as `Tables` and sees no others. */
export type Database = {
  /** Sees and changes the rows of one tenant alone. */
  readonly forTenant: <Tables>(tenantKey: string) => Kysely<Tables>;
  /** Sees what belongs to no tenant; rows of tenants stay hidden. */
  readonly withoutTenant: <Tables>() => Kysely<Tables>;
  /** Owns the tables: for jobs that look after the database itself, never for a request. */
  readonly owner: <Tables>() => Kysely<Tables>;
  /** Hears every `notify` on a channel, from any node, once its transaction is committed; returns how to stop. */
  readonly listen: (channel: string, listener: Hearer) => Promise<() => Promise<void>>;
  /** Opens the queues, which lie next to the tables in a schema and with a role of their own; close them first. */
  readonly openJobs: (options?: {
    readonly log?: (message: string) => void;
    /** Whether this process watches for the times of recurring work; not unless told. */
    readonly hasSchedules?: boolean;
  }) => Promise<Jobs>;
  /** Lets one hear every statement once it is done, without the values that were bound to it. */
  readonly onStatement: (listener: (statement: DoneStatement) => void) => void;
  readonly connections: () => Connections;
  /** Null where no role can be had that is held to reading. */
  readonly runStatement: RunStatement | null;
  /** Comes when the database has gone for good before it was closed, so that the server must end. */
  readonly died: Promise<Error>;
  /** Waits for running queries, then lets the database go. */
  readonly close: () => Promise<void>;
};
