import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailState } from '@norma/contracts';
import { isDiskFull } from '../adapters/database/isDatabaseUnreachable.ts';
import { issuerAnswers } from '../adapters/identity/issuerAnswers.ts';
import { storedKeys } from '../adapters/identity/keys.ts';
import type { IdentityTables } from '../adapters/identity/tables.ts';
import { countSignIns } from '../identity/removeExpiredSignIns.ts';
import { countsByState, type WritingTables } from '../modules/email/index.ts';
import {
  databaseCheck,
  databaseWriteCheck,
  diskCheck,
  fileStoreCheck,
  healthOf,
  identityCheck,
  jobsCheck,
  mailerCheck,
  meaningCheck,
  monitoringHandlers,
  roomCheck,
  searchEngineCheck,
  type Vouching,
} from '../modules/monitoring/index.ts';
import type { Meanings } from '../modules/search/index.ts';
import type { TenantDirectory } from '../modules/tenants/index.ts';
import type { Database } from '../ports/database.ts';
import type { FileStore } from '../ports/file-store.ts';
import type { Mailer } from '../ports/mailer.ts';
import type { Measuring } from '../ports/metrics.ts';
import type { SearchEngine, SearchRequest } from '../ports/search-engine.ts';
import type { Following } from '../search/followDocuments.ts';
import type { Settings } from '../config/settings.ts';
import { version } from '../config/version.ts';

type Parts = {
  readonly settings: Settings;
  readonly database: Database;
  readonly directory: TenantDirectory;
  readonly engine: SearchEngine;
  readonly following: Following;
  /** What documents mean; null where no one asked for it to be known. */
  readonly meaning: Meanings | null;
  readonly files: FileStore;
  readonly mailer: Mailer;
  readonly measuring: Measuring;
  readonly now: () => Date;
};

/** The health report for monitoring: each component has its own check. */
export function composeMonitoring(parts: Parts): ReturnType<typeof monitoringHandlers> {
  const { settings, database, directory, engine, following, meaning, measuring, now } = parts;
  const { dataDir } = settings;
  const about = { node: settings.nodeName, version };
  const db = database.withoutTenant<unknown>();
  const kind = settings.databaseUrl === null ? 'own' : 'external';
  const checkDatabase = databaseCheck({ db, connections: database.connections, kind });
  const health = healthOf({
    ...about,
    now,
    checks: {
      database: checkDatabase,
      searchEngine: searchEngineCheck({
        search: () => engine.search(everything(directory)),
        index: () => ({ documents: engine.size(), bytes: engine.load().bytes }),
        laggingSince: following.laggingSince,
        now,
      }),
      ...(meaning && { meaningIndex: meaningCheck(() => meaning.now()?.embedder ?? null) }),
      fileStore: fileStoreCheck(parts.files, join(dataDir, 'files')),
      diskSpace: diskCheck({
        folder: dataDir,
        room: () => roomOn(dataDir),
        threshold: settings.diskThreshold,
      }),
      mailer: mailerCheck({ mailer: parts.mailer, mails: () => mailsByState(database, directory) }),
      jobs: jobsCheck({ db, now }),
      identity: identityCheck(vouching(parts)),
    },
  });
  const checkRoom = roomCheck({ files: parts.files, room: () => roomOn(dataDir), isDiskFull });
  return monitoringHandlers({
    about,
    health,
    measuring,
    database: { check: checkDatabase, kind },
    needed: [
      [databaseWriteCheck(db), 'database-unreachable'],
      [checkRoom, 'disk-full'],
    ],
  });
}

/** The question that finds every document which some tenant offers. */
const everything = (directory: TenantDirectory): SearchRequest => ({
  text: '*',
  field: 'all',
  scope: [...new Set(directory.all().flatMap(({ settings }) => settings.publishers))],
  filters: {},
  sort: 'best',
  from: 0,
  size: 1,
  countFacets: [],
});

async function roomOn(folder: string): Promise<{ total: number; free: number }> {
  const { bsize, blocks, bavail } = await statfs(folder);
  return { total: blocks * bsize, free: bavail * bsize };
}

async function mailsByState(database: Database, directory: TenantDirectory): Promise<Map<MailState, number>> {
  const all = new Map<MailState, number>();
  for (const { key } of directory.all())
    for (const { state, count } of await countsByState(database.forTenant<WritingTables>(key)))
      all.set(state, (all.get(state) ?? 0) + count);
  return all;
}

/** The keys of the default tenant, and every provider that some tenant names instead of the built-in one. */
function vouching({ settings, database, directory, now }: Parts): Vouching {
  const answers = issuerAnswers(() => now().getTime());
  const signing = async () => {
    const tenant = directory.defaultKey();
    if (tenant === null) return [];
    const keys = await storedKeys(database.forTenant<IdentityTables>(tenant), now());
    return keys.filter(({ purpose }) => purpose === 'sign');
  };
  const issuers = (): Set<string> =>
    new Set([
      ...(settings.oidc ? [settings.oidc.issuer] : []),
      ...directory.all().flatMap(({ settings: { identityProvider } }) => identityProvider?.issuer ?? []),
    ]);
  return {
    keys: async () => {
      const [newest, former] = await signing();
      return { madeAt: newest?.createdAt ?? null, formerUntil: former?.verifiesUntil ?? null };
    },
    signIns: () => countSignIns({ database, tenants: directory.all, now }),
    issuers: () =>
      Promise.all([...issuers()].map(async (issuer) => ({ issuer, said: await answers(issuer) }))),
  };
}
