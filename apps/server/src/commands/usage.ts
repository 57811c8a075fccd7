import { parseArgs } from 'node:util';
import { z } from 'zod';
import {
  countAll,
  daysOfEvents,
  differencesOf,
  everyDay,
  recountDay,
  type UsageTables,
} from '../modules/usage/index.ts';
import type { Database } from '../ports/database.ts';
import { forEachTenant } from './forEachTenant.ts';
import { runCommand } from './runCommand.ts';

const usage = `Usage: npm run usage -- check [--from DAY --to DAY] [--tenant KEY]     compares reports with events
       npm run usage -- recount [--from DAY --to DAY] [--tenant KEY]   recounts days from their events
DAY is a day in UTC, such as 2026-03-02. Without days, all days with events.`;

type Db = ReturnType<typeof dbOf>;
const dbOf = (database: Database, tenant: string) => database.forTenant<UsageTables>(tenant);

/** What is done with the days of a tenant; returns whether all is well, and what to say of it. */
const tasks: Record<string, (db: Db, days: string[]) => Promise<{ isWell: boolean; lines: string[] }>> = {
  check: async (db, days) => {
    await countAll(db);
    const lines: string[] = [];
    for (const day of days)
      for (const { what, counted, events } of await differencesOf(db, day))
        lines.push(`${day}  ${what}: ${counted} in reports, ${events} according to its events`);
    return {
      isWell: lines.length === 0,
      lines: [...lines, `${days.length} days, ${lines.length} differences`],
    };
  },
  recount: async (db, days) => {
    for (const day of days) await recountDay(db, day);
    return { isWell: true, lines: [`${days.length} days recounted`] };
  },
};

/** Compares reports of use with the events, or makes them again, with or without a running server. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { tenant: { type: 'string' }, from: { type: 'string' }, to: { type: 'string' } },
  });
  const [name = '', ...more] = positionals;
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined;
  if (!task || more.length > 0 || (values.from === undefined) !== (values.to === undefined))
    throw new Error(usage);
  const chosenDays = daysNamed(values);

  await forEachTenant(values.tenant, async (database, tenant) => {
    const db = dbOf(database, tenant);
    const days = chosenDays ?? (await daysOfEvents(db));
    const { isWell, lines } = await task(db, days ? everyDay(days) : []);
    for (const line of lines) console.log(`${tenant}  ${line}`);
    if (!isWell) process.exitCode = 1;
  });
}

function daysNamed({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  if (from === undefined || to === undefined) return null;
  for (const day of [from, to])
    if (!z.iso.date().safeParse(day).success) throw new Error(`"${day}" is not a day such as 2026-03-02.`);
  if (from > to) throw new Error(`${from} comes after ${to}.`);
  return { from, to };
}

runCommand(main);
