import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { authorities, type Authority } from '@norma/contracts/kit';
import { joinDatabase } from '../adapters/database/openDatabase.ts';
import { migrations } from '../migrations/index.ts';
import { readPeople, type InviteRequest } from '../modules/invitations/index.ts';
import type { TenantTables } from '../modules/tenants/index.ts';
import { allTenants, tenantDirectory } from '../modules/tenants/index.ts';
import { readSettings } from '../config/settings.ts';
import { lookingAfter, type LookingAfter } from './peopleTasks.ts';

const usage = `Usage: npm run people -- list                        who is in the library
       npm run people -- add <address> [who]         lets somebody in; prints the link by which they choose a password
       npm run people -- invite <address> [who]      the same, with the link sent to them by mail
       npm run people -- role <name> [--give ROLE] [--take ROLE]
       npm run people -- deactivate <name>           is let in no more, and out at once
       npm run people -- import <file.csv>           invites everybody of a list; --dry-run says what would come of it
Each with --tenant KEY for another tenant than the default one. Who: --first-name, --last-name, --account NUMBER, --role ROLE;
--account and --role may come several times. Roles: ${authorities.slice(0, 4).join(', ')}.`;

type Words = ReturnType<typeof wordsGiven>;

/** Each answers the exit code: 0 when all is well, 1 where something was not done. */
const tasks: Record<string, (tasks: LookingAfter, words: Words, subject: string) => Promise<number>> = {
  list: (after) => after.list(),
  add: (after, words, address) => after.letIn([wishOf(words, address)], { sendsMails: false }),
  invite: (after, words, address) => after.letIn([wishOf(words, address)], { sendsMails: true }),
  role: (after, { give = [], take = [] }, name) =>
    after.changeRights(name, { give: give.map(roleOf), take: take.map(roleOf) }),
  deactivate: (after, _words, name) => after.deactivate(name),
  import: (after, words, file) => importFile(after, words, file),
};

/** Looks after the people of a tenant, beside a running server or on its own. */
async function main(): Promise<number> {
  const words = wordsGiven();
  const [name = '', subject = '', ...more] = words.positionals;
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined;
  if (!task || more.length > 0 || (subject === '') !== (name === 'list')) throw new Error(usage);
  const settings = readSettings(process.env);
  const { dataDir, databaseUrl, publicUrl, oidc } = settings;
  const log = (step: string): void => console.error(`  ${step}`);
  const database = await joinDatabase({ dataDir, databaseUrl, migrations, log });
  try {
    const directory = tenantDirectory(await allTenants(database.withoutTenant<TenantTables>()), publicUrl);
    const defaultKey = directory.defaultKey();
    const tenant = directory.byKey(words.tenant ?? defaultKey ?? '');
    const known = directory.all().map(({ key }) => key);
    if (!tenant && known.length === 0)
      throw new Error('There is no tenant yet: import one with npm run tenant -- import <file>.');
    if (!tenant) throw new Error(`There is no tenant ${words.tenant}; there are ${known.join(', ')}.`);
    return await task(lookingAfter({ database, tenant, defaultKey, oidc }), words, subject);
  } finally {
    await database.close();
  }
}

function wordsGiven() {
  const several = { type: 'string', multiple: true } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      tenant: { type: 'string' },
      'first-name': { type: 'string' },
      'last-name': { type: 'string' },
      account: several,
      role: several,
      give: several,
      take: several,
      'all-or-nothing': { type: 'boolean' },
      'dry-run': { type: 'boolean' },
    },
  });
  return { ...values, positionals };
}

const wishOf = (words: Words, email: string): InviteRequest => ({
  line: 1,
  email,
  firstName: words['first-name'] ?? '',
  lastName: words['last-name'] ?? '',
  accounts: words.account ?? [],
  roles: words.role ?? [],
});

function roleOf(word: string): Authority {
  const role = authorities.find((each) => each === word.toUpperCase().replaceAll('-', '_'));
  if (!role) throw new Error(`There is no role ${word}; there are ${authorities.join(', ')}.`);
  return role;
}

const problems = {
  'file-empty': 'there is nothing in it',
  'file-without-email': 'no column is called e-mail; the first line has to name the columns',
  'file-unreadable': 'it is no text: save it as CSV',
  'too-many-lines': 'it has more than 5,000 lines: divide it',
} as const;

async function importFile(after: LookingAfter, words: Words, file: string): Promise<number> {
  const read = readPeople(readFileSync(file));
  if (typeof read === 'string') throw new Error(`${file}: ${problems[read]}`);
  for (const heading of read.unread) console.log(`The column "${heading}" says nothing that is known here`);
  const usual = words.account ?? [];
  const wishes = read.wishes.map((wish) => (wish.accounts.length > 0 ? wish : { ...wish, accounts: usual }));
  return after.letIn(wishes, {
    sendsMails: true,
    isAllOrNothing: words['all-or-nothing'] ?? false,
    isDryRun: words['dry-run'] ?? false,
  });
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
