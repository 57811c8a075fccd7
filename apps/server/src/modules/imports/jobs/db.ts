import type { Kysely } from 'kysely';
import type { DocumentTables } from '../../documents/index.ts';
import type { ImportTables } from '../tables.ts';

/** The tables that one transaction of an import changes: what it brings, and how far it has come. */
export type Db = Kysely<DocumentTables & ImportTables>;

/** The same database as the documents module knows it. */
export const documentsIn = (db: Db): Kysely<DocumentTables> => db.$pickTables<keyof DocumentTables>();

/** The same database with the tables of imports alone. */
export const importsIn = (db: Db): Kysely<ImportTables> => db.$pickTables<keyof ImportTables>();
