import { readFile } from 'node:fs/promises';
import { documentCourses, documentVideos, learningAccounts, videos, videosFolder } from '@norma/samples';
import { importTraining, TrainingList, type TrainingTables } from '../modules/training/index.ts';
import { allTenants, type TenantTables } from '../modules/tenants/index.ts';
import type { Database } from '../ports/database.ts';
import type { FileStore } from '../ports/file-store.ts';

type Parts = { readonly database: Database; readonly files: FileStore };

/** Gives the demo its films and courses; where there are any, someone may have changed them since. */
export async function seedTraining({ database, files }: Parts): Promise<void> {
  const db = database.withoutTenant<TrainingTables>();
  if (await db.selectFrom('training_videos').select('hashed_id').limit(1).executeTakeFirst()) return;
  const tenants = await allTenants(database.withoutTenant<TenantTables>());
  const demo = tenants.filter(({ settings }) => settings?.isDemo).map(({ key }) => key);
  await importTraining(demoTraining(demo), {
    db,
    dbOf: (tenant) => database.forTenant<TrainingTables>(tenant),
    files,
    read: (name) => readFile(new URL(name, videosFolder)),
  });
}

/** The films and courses of the demo, as a file of them holds them. */
function demoTraining(tenants: readonly string[]): TrainingList {
  return TrainingList.parse({
    videos: documentVideos.map(({ file, ...film }) => {
      const video = videos.find((each) => each.file === file);
      return {
        ...film,
        file,
        name: video?.title,
        seconds: video?.seconds,
        section: video?.kind,
        captions: { language: 'en', text: captionsOf(video?.sections ?? [], video?.seconds ?? 0) },
      };
    }),
    courses: documentCourses,
    entitlements: tenants.flatMap((tenant) => learningAccounts.map((account) => ({ tenant, account }))),
  });
}

/** What a film shows, as captions in WebVTT. */
function captionsOf(sections: readonly { title: string; startsAt: number }[], seconds: number): string {
  const cues = sections.map(({ title, startsAt }, at) => {
    const end = sections[at + 1]?.startsAt ?? seconds;
    return `${clock(startsAt)} --> ${clock(end)}\n${title}`;
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

const clock = (seconds: number): string => {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `00:${two(Math.floor(seconds / 60))}:${two(seconds % 60)}.000`;
};
