import { sql } from 'kysely';
import { openDatabase } from '../openDatabase.ts';
import { type NoteTables, noteMigrations } from './sampleNotes.ts';

// Writes notes for ever, and prints the number of each once the database has said that it is stored.
const [dataDir = ''] = process.argv.slice(2);
const database = await openDatabase({
  dataDir,
  databaseUrl: null,
  migrations: noteMigrations,
  log: () => undefined,
});
const db = database.forTenant<NoteTables>('north');
console.log('ready');

try {
  for (;;) {
    const padding = 'x'.repeat(Math.random() * 2000);
    const { rows } = await sql<{
      id: number;
    }>`insert into notes (text) values (${padding}) returning id`.execute(db);
    console.log(rows[0]?.id);
  }
} catch {
  // The test has killed the database.
  process.exit(1);
}
