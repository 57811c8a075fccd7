import { parseArgs } from 'node:util';
import {
  bouncedAddresses,
  forgetBounce,
  noteReturned,
  travelAddress,
  type MailTables,
} from '../modules/email/index.ts';
import type { Database } from '../ports/database.ts';
import { forEachTenant } from './forEachTenant.ts';
import { runCommand } from './runCommand.ts';

const usage = `Usage: npm run mail -- bounced <address> [--tenant KEY]   emails to it bounced: send no more
       npm run mail -- allowed <address> [--tenant KEY]   allow emails to it again
       npm run mail -- list [--tenant KEY]                list blocked addresses`;

type Db = ReturnType<typeof dbOf>;
const dbOf = (database: Database, tenant: string) => database.forTenant<MailTables>(tenant);

/** What is done in each tenant that is meant; answers what to say of it. */
const tasks: Record<string, (db: Db, tenant: string, address: string) => Promise<string[]>> = {
  bounced: async (db, tenant, address) => {
    await noteReturned(db, { tenant, address, now: new Date() });
    return [`${address} gets no more emails`];
  },
  allowed: async (db, _tenant, address) =>
    (await forgetBounce(db, address)) ? [`${address} can get emails again`] : [`${address} was not blocked`],
  list: async (db) => {
    const bounced = await bouncedAddresses(db);
    return bounced.map(({ address, at, answer }) =>
      `${address}  since ${at.toISOString()}  ${answer}`.trimEnd(),
    );
  },
};

/** Says of addresses whether they get emails, with or without a running server. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { tenant: { type: 'string' } },
  });
  const [name = '', given = '', ...more] = positionals;
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined;
  if (!task || more.length > 0 || (given === '') !== (name === 'list')) throw new Error(usage);
  const address = given === '' ? '' : travelAddress(given);
  if (address === null) throw new Error(`"${given}" is not an email address.`);

  await forEachTenant(values.tenant, async (database, tenant) => {
    for (const line of await task(dbOf(database, tenant), tenant, address)) console.log(`${tenant}  ${line}`);
  });
}

runCommand(main);
