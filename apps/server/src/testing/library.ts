import { linkSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SignInName, TenantKey } from '@norma/samples';
import { pino } from 'pino';
import { inject, onTestFinished } from 'vitest';
import { clientId } from '../adapters/identity/provider.ts';
import { signInByForm, type Tokens } from '../commands/signInByForm.ts';
import { folderFileStore } from '../adapters/file-store/folder.ts';
import { openLibrary } from '../compose.ts';
import { seedDemo } from '../demo/seed.ts';
import type { Database } from '../ports/database.ts';
import { readSettings } from '../config/settings.ts';
import { freshDatabase, seededDatabase } from './database.ts';

/** The password of everyone in the libraries of tests. */
export const password = 'a password of tests';

/** Sends HTTP requests to the library as one user. */
export type TestClient = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Response>;

export type TestLibrary = {
  readonly origin: string;
  readonly database: Database;
  /** Where the library keeps its files. */
  readonly dataDir: string;
  readonly originOf: (tenant: TenantKey) => string;
  readonly tokens: (name: SignInName, tenant?: TenantKey) => Promise<Tokens>;
  /** Signs a demo person in by the real form and returns a client with their access token. */
  readonly as: (
    name: SignInName,
    tenant?: TenantKey,
    /** Whether they accept the license agreement of their account where they have not; unless told otherwise. */
    options?: { readonly accepts?: boolean },
  ) => Promise<TestClient>;
  /** The client of a visitor who is not signed in. */
  readonly anyone: TestClient;
};

/** Like fetch, but with a Host header of its own: fetch takes it from the URL. */
const createClient =
  (port: number, host: string, token?: string): TestClient =>
  (method, path, body, headers = {}) => {
    const isReady = body === undefined || typeof body === 'string' || body instanceof Uint8Array;
    const sent = isReady ? body : JSON.stringify(body);
    const all = {
      host,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(sent !== undefined && {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(sent)),
      }),
      ...headers,
    };
    return new Promise((resolve, reject) => {
      const outgoing = request({ port, host: '127.0.0.1', method, path, headers: all }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
        answer.on('end', () => {
          const status = answer.statusCode ?? 0;
          const hasBody = ![204, 304].includes(status);
          resolve(
            new Response(hasBody ? Buffer.concat(chunks) : null, {
              status,
              headers: answer.headers as Record<string, string>,
            }),
          );
        });
      });
      outgoing.on('error', reject).end(sent);
    });
  };

type Options = {
  readonly now?: () => Date;
  readonly accessTokenSeconds?: number;
  readonly environment?: Record<string, string>;
  /** Hears what the library logs; errors alone, unless all of it is wanted. */
  readonly onLogged?: (line: string) => void;
  readonly logLevel?: 'error' | 'trace';
  /** Whether readers may ask only so often for what costs much. */
  readonly limitsCalls?: boolean;
  /** Whether the library does jobs such as imports itself. */
  readonly doesJobs?: boolean;
  /** Whether a library that does jobs compares the editions of the demo, which takes 2 s of a processor. */
  readonly comparesEditions?: boolean;
  /** Whether a library that does jobs reads what documents cite. */
  readonly readsReferences?: boolean;
  /** Whether a library that does jobs makes the PDFs that are missing. */
  readonly makesPdfs?: boolean;
  /** Whether documents are found by meaning. */
  readonly findsMeaning?: boolean;
};

/** The one person of the demo who has not accepted the license agreement of their account. */
const notAgreed = 'colleague-2';

/** A seeded library of its own on a real port, gone when the test ends. Every answer is held against its contract. */
export async function startLibrary({
  now,
  accessTokenSeconds,
  environment = {},
  onLogged,
  logLevel = 'error',
  limitsCalls = true,
  doesJobs = false,
  comparesEditions = false,
  makesPdfs = false,
  readsReferences = false,
  findsMeaning = false,
}: Options = {}): Promise<TestLibrary> {
  const server = createServer();
  const port = await listening(server);
  const settings = readSettings({
    PORT: String(port),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'norma-library-')),
    DEMO_PASSWORD: password,
    DEMO_LIBRARY: 'small',
    SEARCH_WORKERS: '0',
    CHANGES_GATHERED_SECONDS: '0',
    ...environment,
  });
  // At another time, or with settings of its own, it is seeded again.
  const isSeeded = !now && Object.keys(environment).length === 0;
  const database = isSeeded ? await seededDatabase(seed) : await freshDatabase();
  if (isSeeded) linkFiles(inject('seededFiles'), join(settings.dataDir, 'files'));
  const library = await openLibrary({
    settings,
    environment,
    server,
    logger: onLogged ? pino({ level: logLevel }, { write: onLogged }) : pino({ level: 'fatal' }),
    log: () => undefined,
    open: async () => database,
    checksAnswer: () => true,
    makesPdfs,
    readsReferences,
    limitsCalls,
    isSeeded,
    doesJobs,
    comparesEditions,
    findsMeaning,
    ...(now && { now }),
    ...(accessTokenSeconds && { accessTokenSeconds }),
  });
  onTestFinished(async () => {
    await library.close();
    server.closeAllConnections();
    server.close();
  });

  const hostOf = (tenant: TenantKey): string =>
    tenant === 'astm' ? `localhost:${port}` : `${tenant}.localhost:${port}`;
  const originOf = (tenant: TenantKey): string => `http://${hostOf(tenant)}`;
  const tokens = (name: SignInName, tenant: TenantKey = 'astm'): Promise<Tokens> =>
    signInByForm({ origin: originOf(tenant), clientId, name, password });
  return {
    origin: originOf('astm'),
    database,
    dataDir: settings.dataDir,
    originOf,
    tokens,
    as: async (name, tenant = 'astm', { accepts = true } = {}) => {
      const client = createClient(port, hostOf(tenant), (await tokens(name, tenant)).access_token);
      if (accepts && name === notAgreed) await client('POST', '/api/v1/lca/create');
      return client;
    },
    anyone: createClient(port, hostOf('astm')),
  };
}

const seed = (database: Database): Promise<void> => {
  const files = folderFileStore(inject('seededFiles'));
  return seedDemo({ database, files, password, now: () => new Date(), log: () => undefined });
};

/** Puts the files of one folder into another as well: they are named by their bytes, and never change. */
function linkFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const place = join(to, entry.name);
    if (entry.isDirectory()) linkFiles(join(from, entry.name), place);
    else linkSync(join(from, entry.name), place);
  }
}

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
