import type { TrainingList } from './list.ts';
import type { Means } from './importTraining.ts';

/** What a list says that the library does not know, or that is not there; empty for a good list. */
export async function mistakesOfTraining(
  list: TrainingList,
  means: Pick<Means, 'db' | 'dbOf' | 'read'>,
): Promise<string[]> {
  return [
    ...(await unknownPublishers(list, means)),
    ...(await unknownAccounts(list, means)),
    ...(await missingFiles(list, means)),
    ...badCaptions(list),
  ];
}

async function unknownPublishers(
  { videos, courses }: TrainingList,
  { db }: Pick<Means, 'db'>,
): Promise<string[]> {
  const codes = new Set([...videos, ...courses].map(({ publisher }) => publisher));
  if (codes.size === 0) return [];
  const known = await db
    .selectFrom('publishers')
    .select('code')
    .where('code', 'in', [...codes])
    .execute();
  const names = new Set(known.map(({ code }) => code));
  return [...codes].filter((code) => !names.has(code)).map((code) => `publisher: ${code} is unknown`);
}

async function unknownAccounts(
  { entitlements }: TrainingList,
  { dbOf }: Pick<Means, 'dbOf'>,
): Promise<string[]> {
  const mistakes: string[] = [];
  for (const [tenant, same] of Map.groupBy(entitlements, (each) => each.tenant)) {
    const ids = same.map(({ account }) => account);
    const known = await dbOf(tenant).selectFrom('accounts').select('id').where('id', 'in', ids).execute();
    const names = new Set(known.map(({ id }) => id));
    for (const id of ids.filter((each) => !names.has(each)))
      mistakes.push(`entitlements: the tenant ${tenant} has no account ${id}`);
  }
  return mistakes;
}

async function missingFiles({ videos }: TrainingList, { read }: Pick<Means, 'read'>): Promise<string[]> {
  const mistakes: string[] = [];
  for (const name of videos.flatMap(({ file, poster }) =>
    [file, poster].filter((each) => each !== undefined),
  ))
    await read(name).catch((error: Error) => mistakes.push(`${name} cannot be read: ${error.message}`));
  return mistakes;
}

const badCaptions = ({ videos }: TrainingList): string[] =>
  videos
    .filter(({ captions }) => captions && !captions.text.startsWith('WEBVTT'))
    .map(({ hashedId }) => `videos: the captions of ${hashedId} are not WebVTT`);
