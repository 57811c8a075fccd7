import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { authorities, type Authority } from '@norma/contracts/kit';
import { joinDatabase } from '../adapters/database/openDatabase.ts';
import { migrations } from '../migrations/index.ts';
import { readPeople, type InviteRequest } from '../modules/invitations/index.ts';
import type { TenantTables } from '../modules/tenants/index.ts';
import { allTenants, tenantDirectory } from '../modules/tenants/index.ts';
import { readSettings } from '../config/settings.ts';
import { peopleTasks, type PeopleTasks } from './peopleTasks.ts';

const usage = `Usage: npm run people -- list                        lists the people of the library
       npm run people -- add <address> [who]         adds a person and prints the link to choose a password
       npm run people -- invite <address> [who]      adds a person and emails the link
       npm run people -- role <name> [--give ROLE] [--take ROLE]
       npm run people -- deactivate <name>           deactivates a person and signs them out
       npm run people -- import <file.csv>           invites all people in a list; --dry-run previews the result
Add --tenant KEY for a tenant other than the default one. [who]: --first-name, --last-name, --account NUMBER, --role ROLE;
--account and --role can be repeated. Roles: ${authorities.slice(0, 4).join(', ')}.`;

type Arguments = ReturnType<typeof readArguments>;

/** Each answers the exit code: 0 when all is well, 1 where something was not done. */
const tasks: Record<string, (tasks: PeopleTasks, args: Arguments, subject: string) => Promise<number>> = {
  list: (people) => people.list(),
  add: (people, args, address) => people.invite([requestOf(args, address)], { sendsMails: false }),
  invite: (people, args, address) => people.invite([requestOf(args, address)], { sendsMails: true }),
  role: (people, { give = [], take = [] }, name) =>
    people.changeRights(name, { give: give.map(roleOf), take: take.map(roleOf) }),
  deactivate: (people, _args, name) => people.deactivate(name),
  import: (people, args, file) => importFile(people, args, file),
};

/** Looks after the people of a tenant, with or without a running server. */
async function main(): Promise<number> {
  const args = readArguments();
  const [name = '', subject = '', ...more] = args.positionals;
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined;
  if (!task || more.length > 0 || (subject === '') !== (name === 'list')) throw new Error(usage);
  const settings = readSettings(process.env);
  const { dataDir, databaseUrl, publicUrl, oidc } = settings;
  const log = (step: string): void => console.error(`  ${step}`);
  const database = await joinDatabase({ dataDir, databaseUrl, migrations, log });
  try {
    const directory = tenantDirectory(await allTenants(database.withoutTenant<TenantTables>()), publicUrl);
    const defaultKey = directory.defaultKey();
    const tenant = directory.byKey(args.tenant ?? defaultKey ?? '');
    const known = directory.all().map(({ key }) => key);
    if (!tenant && known.length === 0)
      throw new Error('There is no tenant yet. Import one with npm run tenant -- import <file>.');
    if (!tenant) throw new Error(`Tenant ${args.tenant} not found. Tenants: ${known.join(', ')}.`);
    return await task(peopleTasks({ database, tenant, defaultKey, oidc }), args, subject);
  } finally {
    await database.close();
  }
}

function readArguments() {
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

const requestOf = (args: Arguments, email: string): InviteRequest => ({
  line: 1,
  email,
  firstName: args['first-name'] ?? '',
  lastName: args['last-name'] ?? '',
  accounts: args.account ?? [],
  roles: args.role ?? [],
});

function roleOf(word: string): Authority {
  const role = authorities.find((each) => each === word.toUpperCase().replaceAll('-', '_'));
  if (!role) throw new Error(`Unknown role ${word}. Roles: ${authorities.join(', ')}.`);
  return role;
}

const problems = {
  'file-empty': 'the file is empty',
  'file-without-email': 'there is no email column; the first line must contain the column names',
  'file-unreadable': 'this is not a text file; save it as CSV',
  'too-many-lines': 'the file has more than 5,000 lines; split it',
} as const;

async function importFile(people: PeopleTasks, args: Arguments, file: string): Promise<number> {
  const read = readPeople(readFileSync(file));
  if (typeof read === 'string') throw new Error(`${file}: ${problems[read]}`);
  for (const heading of read.unread) console.log(`Unknown column "${heading}" ignored`);
  const usual = args.account ?? [];
  const requests = read.requests.map((request) =>
    request.accounts.length > 0 ? request : { ...request, accounts: usual },
  );
  return people.invite(requests, {
    sendsMails: true,
    isAllOrNothing: args['all-or-nothing'] ?? false,
    isDryRun: args['dry-run'] ?? false,
  });
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
