import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { asAdministrator, bareDatabase } from '../../testing/database.ts';
import { postmasterPid } from './embedded/pidFile.ts';
import { isDatabaseUnreachable } from './isDatabaseUnreachable.ts';
import type { Migrations } from './migrate.ts';
import { openDatabase } from './openDatabase.ts';
import { type NoteTables, noteMigrations, notesSeenBy, writeNote } from './testing/sampleNotes.ts';
import { scratchFolder } from './testing/scratchFolder.ts';

type Means = { dataDir: string; databaseUrl: string | null; clean: () => Promise<void> };

const adapters: { adapter: string; prepare: () => Promise<Means> }[] = [
  {
    adapter: 'the embedded PostgreSQL',
    prepare: () =>
      Promise.resolve({ dataDir: scratchFolder(), databaseUrl: null, clean: () => Promise.resolve() }),
  },
  {
    adapter: 'a PostgreSQL by its address',
    prepare: async () => {
      const { accounts, stop } = await bareDatabase();
      const { host = '', port, database, user } = accounts.owner;
      await asAdministrator(`grant norma_server, norma_jobs to ${user} with inherit false, set true`);
      return {
        dataDir: '',
        databaseUrl: `postgres://${user}@/${database}?host=${host}&port=${port}`,
        clean: stop,
      };
    },
  },
];

const open = (means: Means, migrations: Migrations = noteMigrations) =>
  openDatabase({ ...means, migrations, log: () => undefined });

describe.each(adapters)('a database on $adapter', ({ prepare }) => {
  it('keeps tenants apart, serves with a role that owns nothing, and keeps all over a restart', async () => {
    const means = await prepare();
    const first = await open(means);
    await writeNote(first.forTenant<NoteTables>('north'), 'of north');
    await expect(sql`create table mine (id int)`.execute(first.forTenant('north'))).rejects.toThrow(
      /permission denied/,
    );
    await expect(
      sql`alter table notes disable row level security`.execute(first.withoutTenant()),
    ).rejects.toThrow(/must be owner/);
    await first.close();

    const second = await open(means);
    expect(await notesSeenBy(second.forTenant<NoteTables>('north'))).toEqual(['of north']);
    expect(await notesSeenBy(second.forTenant<NoteTables>('south'))).toEqual([]);
    expect(await notesSeenBy(second.withoutTenant<NoteTables>())).toEqual([]);
    await second.close();
    await means.clean();
  });

  it('opens again after a start that failed in a migration', async () => {
    const means = await prepare();
    const broken: Migrations = {
      '0001-notes': { up: (db) => sql`create tabel notes`.execute(db).then(() => undefined) },
    };
    await expect(open(means, broken)).rejects.toThrow(/0001-notes failed/);
    const database = await open(means);
    expect(await notesSeenBy(database.forTenant<NoteTables>('north'))).toEqual([]);
    await database.close();
    await means.clean();
  });
});

it('works again on its own after the embedded PostgreSQL was killed, and says that it is away until then [nodes-018]', async () => {
  const dataDir = scratchFolder();
  const database = await openDatabase({
    dataDir,
    databaseUrl: null,
    migrations: noteMigrations,
    log: () => undefined,
  });
  const db = database.forTenant<NoteTables>('north');
  await writeNote(db, 'acknowledged');
  const gaps: (string | null)[] = [];
  await database.listen('notes', (payload) => void gaps.push(payload));
  const running = sql`select pg_sleep(60)`.execute(db);
  process.kill(postmasterPid(`${dataDir}/pg/18/data`) ?? 0, 'SIGKILL');
  const failures = await Promise.allSettled([running, notesSeenBy(db)]);
  expect(failures.map((failure) => 'reason' in failure && isDatabaseUnreachable(failure.reason))).toEqual([
    true,
    true,
  ]);
  await expect.poll(() => notesSeenBy(db).catch(() => []), { timeout: 20_000 }).toEqual(['acknowledged']);
  await expect.poll(() => gaps, { timeout: 5_000 }).toContain(null);
  await database.close();
});
