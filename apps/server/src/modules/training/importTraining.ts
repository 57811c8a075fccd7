import type { Kysely } from 'kysely';
import type { FileStore } from '../../ports/file-store.ts';
import type { TrainingList } from './list.ts';
import type { TrainingTables } from './tables.ts';

type Db = Kysely<TrainingTables>;
/** What taking films and courses in needs of the world. */
export type Means = {
  /** Sees what belongs to no tenant. */
  readonly db: Db;
  readonly dbOf: (tenant: string) => Db;
  readonly files: FileStore;
  /** Reads a file that the list names. */
  readonly read: (name: string) => Promise<Uint8Array>;
};

/** Takes films and courses in, all of them or none; replaces what was there under the same name. */
export async function importTraining(list: TrainingList, { db, dbOf, files, read }: Means): Promise<void> {
  const videos = await Promise.all(
    list.videos.map(async (video, place) => ({
      hashed_id: video.hashedId,
      publisher_code: video.publisher,
      name: video.name,
      seconds: video.seconds,
      section: video.section,
      is_tutorial: video.isTutorial,
      designations: video.designations,
      place,
      ...(await storedFile(video.file, { files, read })),
      ...asPoster(await storedFile(video.poster, { files, read })),
      captions: video.captions?.text ?? null,
      captions_language: video.captions?.language ?? null,
    })),
  );
  const courses = list.courses.map(({ productCode, publisher: publisher_code, title, ...course }, place) => ({
    publisher_code,
    product_code: productCode,
    title,
    designations: course.designations,
    place,
  }));
  await db.transaction().execute(async (transaction) => {
    for (const video of videos)
      await transaction
        .insertInto('training_videos')
        .values(video)
        .onConflict((conflict) => conflict.column('hashed_id').doUpdateSet(video))
        .execute();
    for (const course of courses)
      await transaction
        .insertInto('training_courses')
        .values(course)
        .onConflict((conflict) => conflict.columns(['publisher_code', 'product_code']).doUpdateSet(course))
        .execute();
    const { withdrawn } = list;
    if (withdrawn.videos.length > 0)
      await transaction.deleteFrom('training_videos').where('hashed_id', 'in', withdrawn.videos).execute();
    for (const { publisher: code, productCode } of withdrawn.courses)
      await transaction
        .deleteFrom('training_courses')
        .where('publisher_code', '=', code)
        .where('product_code', '=', productCode)
        .execute();
  });
  for (const { tenant, account } of list.entitlements)
    await dbOf(tenant)
      .insertInto('training_entitlements')
      .values({ tenant, account_id: account })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  for (const { tenant, account } of list.withdrawn.entitlements)
    await dbOf(tenant).deleteFrom('training_entitlements').where('account_id', '=', account).execute();
}

type StoredFile = { media_type: string | null; file_key: string | null; bytes: number | null };

const mediaTypes: Record<string, string> = {
  webm: 'video/webm',
  mp4: 'video/mp4',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

async function storedFile(
  fileName: string | undefined,
  { files, read }: Pick<Means, 'files' | 'read'>,
): Promise<StoredFile> {
  if (fileName === undefined) return { media_type: null, file_key: null, bytes: null };
  const bytes = await read(fileName);
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  return {
    media_type: mediaTypes[ending] ?? null,
    file_key: await files.put(bytes),
    bytes: bytes.length,
  };
}

const asPoster = ({ media_type, file_key, bytes }: StoredFile) => ({
  poster_type: media_type,
  poster_key: file_key,
  poster_bytes: bytes,
});
