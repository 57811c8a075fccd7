import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkout } from './testing.ts';

/** Every domain: the name of its contract, its server module, its web feature and the messages of that feature. */
const domains = [
  'access-requests',
  'accounts',
  'audit',
  'catalog',
  'citations',
  'collections',
  'comparison',
  'compass-points',
  'documents',
  'downloads',
  'email',
  'favorites',
  'groups',
  'help',
  'imports',
  'integrity',
  'invitations',
  'ip-networks',
  'license-agreements',
  'lineage',
  'management',
  'monitoring',
  'notes',
  'people',
  'profile',
  'redlines',
  'references',
  'related',
  'reports',
  'search',
  'session',
  'sharing',
  'sso',
  'subscriptions',
  'tenants',
  'tracking',
  'training',
  'usage',
];

/** Folders of contracts that describe no domain, and why. */
const contractsWithoutDomain: Readonly<Record<string, string>> = {
  fields: 'the types of fields that contracts share',
  kit: 'what a contract is made of',
};

/** Web features that have no domain of their name, and why. */
const featuresWithoutDomain: Readonly<Record<string, string>> = {
  admin: 'the frame of the administration, with the screens of email, tenants and search',
  'document-page': 'the page of a document, which shows parts of several domains',
  home: 'the first screen, which shows lists of several domains',
};

/** Domains that have no web feature of their name, and why. */
const domainsWithoutFeature: Readonly<Record<string, string>> = {
  catalog: 'one of the screens of help',
  email: 'a screen of admin',
  invitations: 'dialogs of people',
  'ip-networks': 'a form of accounts; the sign-in itself has no screen',
  'license-agreements': 'a step of session',
  redlines: 'a button of comparison',
  sso: 'a sign-in without a screen, and a step of session',
  subscriptions: 'cards of home and a table of accounts',
  tenants: 'a screen of admin',
  usage: 'a screen of reports',
};

/** Features without messages of their name, and why. */
const featuresWithoutMessages: Readonly<Record<string, string>> = {
  'document-page': 'its messages are `documents`',
  session: 'shown before anything else is loaded: its messages are `sign-in` and `shell`',
};

const foldersIn = (path: string): string[] =>
  readdirSync(join(checkout, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();

const without = (names: readonly string[], exceptions: Readonly<Record<string, string>>): string[] =>
  names.filter((name) => !Object.hasOwn(exceptions, name));

const features = foldersIn('apps/web/src/features');

it('every contract is named after a domain', () => {
  const folders = foldersIn('packages/contracts/src');
  expect(without(folders, contractsWithoutDomain)).toEqual(domains);
  expect(Object.keys(contractsWithoutDomain).filter((name) => !folders.includes(name))).toEqual([]);
});

it('every server module is named after a domain', () => {
  expect(foldersIn('apps/server/src/modules')).toEqual(domains);
});

it('every web feature is named after a domain, but for the exceptions', () => {
  expect(without(features, featuresWithoutDomain)).toEqual(without(domains, domainsWithoutFeature));
  expect(Object.keys(featuresWithoutDomain).filter((name) => !features.includes(name))).toEqual([]);
  expect(Object.keys(domainsWithoutFeature).filter((name) => !domains.includes(name))).toEqual([]);
});

it('every web feature has the messages of its name, but for the exceptions', () => {
  const silent = features.filter(
    (name) => !existsSync(join(checkout, `apps/web/src/locales/en/${name}.json`)),
  );
  expect(silent).toEqual(Object.keys(featuresWithoutMessages));
});

it('no two web features import each other', () => {
  const imported = new Map(features.map((name) => [name, importsOf(name)]));
  const mutual = features.flatMap((name) =>
    [...(imported.get(name) ?? [])]
      .filter((other) => name < other && imported.get(other)?.has(name))
      .map((other) => [name, other]),
  );
  expect(mutual).toEqual([]);
});

/** The other features that a feature imports. */
function importsOf(feature: string): Set<string> {
  const folder = join(checkout, 'apps/web/src/features', feature);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  const code = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  const names = [...code.matchAll(/'(?:\.\.\/)+([\w-]+)\/(?:index|forDocumentPage)\.ts'/g)].flatMap(
    ([, name]) => name ?? [],
  );
  return new Set(names.filter((name) => name !== feature && features.includes(name)));
}

/** Tables of the database that no domain declares, and who does. */
const tablesWithoutDomain: Readonly<Record<string, string>> = {
  identity_keys: 'the built-in OpenID provider',
  identity_records: 'the built-in OpenID provider',
  kysely_migration: 'Kysely',
  kysely_migration_lock: 'Kysely',
  shared_work: 'concurrency/sharedWork.ts',
  sign_in_failures: 'the built-in OpenID provider',
};

/** Tables that a domain declares in part, for a column to refer to; they belong to another one. */
const referredTo: Readonly<Record<string, readonly string[]>> = { training: ['accounts', 'publishers'] };

const server = 'apps/server/src';

const tablesOf = (domain: string): string[] => {
  const path = join(checkout, server, 'modules', domain, 'tables.ts');
  if (!existsSync(path)) return [];
  const declared = [...readFileSync(path, 'utf8').matchAll(/(?:^ {2,4}|= \{ )(\w+): (?:\{|\w+\[)/gm)].map(
    ([, name = '']) => name,
  );
  return declared.filter((name) => !referredTo[domain]?.includes(name));
};

/** Every table of the database: a test holds this list against it. */
const tablesOfDatabase = (): string[] =>
  [
    ...readFileSync(join(checkout, server, 'adapters/database/reading/columns.md'), 'utf8').matchAll(
      /^\| (\w+) +\|/gm,
    ),
  ]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'table');

it('every table of the database is declared by one domain, but for the exceptions', () => {
  const declared = domains.flatMap(tablesOf);
  const tables = tablesOfDatabase();
  expect(tables.length).toBeGreaterThan(60);
  for (const table of tables) {
    const count = declared.filter((name) => name === table).length;
    expect([table, count]).toEqual([table, Object.hasOwn(tablesWithoutDomain, table) ? 0 : 1]);
  }
  expect(Object.keys(tablesWithoutDomain).filter((name) => !tables.includes(name))).toEqual([]);
});

/** The names between the braces of imports or exports. */
const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((each) => each.trim().replace(/^type /, ''))
    .filter((name) => name !== '');

it('the index.ts of a server module exports only what is used outside of it', () => {
  const used = new Set<string>();
  for (const folder of [server, 'bench', 'e2e'])
    for (const file of readdirSync(join(checkout, folder), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts')) continue;
      const path = join(checkout, folder, file);
      const imports = readFileSync(path, 'utf8').matchAll(/\{([^{}]*)\}\s+from\s+'(\.[^']+\/index\.ts)'/g);
      for (const [, list = '', from = ''] of imports)
        if (!path.startsWith(join(path, '..', from, '..', '/')))
          for (const name of namesIn(list)) used.add(`${join(path, '..', from)} ${name.split(' as ')[0]}`);
    }
  const unused = domains.flatMap((domain) => {
    const index = join(checkout, server, 'modules', domain, 'index.ts');
    const exports = readFileSync(index, 'utf8').matchAll(/export (?:type )?\{([^}]*)\}/g);
    return [...exports]
      .flatMap(([, list = '']) => namesIn(list))
      .map((name) => name.split(' as ').at(-1) ?? name)
      .filter((name) => !used.has(`${index} ${name}`))
      .map((name) => `${domain}: ${name}`);
  });
  expect(unused).toEqual([]);
});
