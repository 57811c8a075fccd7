import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkout } from './testing.ts';

/** Every domain: the name of its contract, its server module, its web feature and the messages of that feature. */
const domains = [
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
  'management',
  'monitoring',
  'notes',
  'people',
  'profile',
  'redlines',
  'related',
  'reports',
  'search',
  'session',
  'sharing',
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
  admin: 'the frame of the administration, with the screens of email and tenants',
  content: 'the domains imports and integrity',
  'document-page': 'the page of a document, which shows parts of several domains',
  home: 'the first screen, which shows lists of several domains',
};

/** Domains that have no web feature of their name, and why. */
const domainsWithoutFeature: Readonly<Record<string, string>> = {
  catalog: 'one of the screens of help',
  email: 'a screen of admin',
  imports: 'screens of content',
  integrity: 'a screen of content',
  invitations: 'dialogs of people',
  redlines: 'a button of comparison',
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
