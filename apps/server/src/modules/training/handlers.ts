import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { training, Video } from '@norma/contracts';
import { fail, Failed } from '@norma/contracts/kit';
import type { Context, Delivery, Handlers, ReaderContext } from '../../context.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { Usage } from '../../ports/usage.ts';
import { hasFeature, type Tenant } from '../../tenant/index.ts';
import { usageActor } from '../../lib/usageActor.ts';
import { cardOfId, openingOf, type Card, type DocumentTables } from '../documents/index.ts';
import { isGoodTicket, type SessionTables } from '../session/index.ts';
import { mayTakeTraining } from './access.ts';
import { offerOf } from './offer.ts';
import { pathOfVideo, playingOf } from './playing.ts';
import {
  coursesOfDocument,
  isEntitled,
  tutorialOf,
  tutorialsOf,
  videoOf,
  videosOfDocument,
  type VideoRow,
} from './store.ts';
import type { TrainingTables } from './tables.ts';

type Tables = TrainingTables & DocumentTables & SessionTables;
type Parts = { readonly files: FileStore; readonly usage: Usage };
type Ticketed = { params: { hashedId: string }; query: { ticket: string } };

/** Shows films next to documents, and tells of courses. */
export function trainingHandlers({ files, usage }: Parts): Handlers<typeof training, Tables> {
  const opening = openingOf({ usage });

  /** A tutorial, or a film next to a document that the reader may open; or why there is none. */
  const playable = async (
    { contentId, hashId }: { contentId?: number | undefined; hashId: string },
    ctx: ReaderContext<Tables>,
  ): Promise<
    | { card: Card | null; video: VideoRow }
    | Failed<'document-not-found' | 'document-not-entitled' | 'video-not-found'>
  > => {
    const { db, tenant } = ctx;
    if (contentId === undefined) {
      const tutorial = await tutorialOf(db, hashId, offerOf(tenant));
      return tutorial ? { card: null, video: tutorial } : fail('video-not-found');
    }
    const card = opening.offered(await cardOfId(db, contentId), ctx);
    if (!card) return fail('document-not-found');
    if (!(await opening.verified(card, ctx))) return fail('document-not-entitled');
    const video = await videoOf(db, { hashedId: hashId, designation: card.family }, offerOf(tenant));
    return video ? { card, video } : fail('video-not-found');
  };

  /** A film that someone has a ticket for, or why they get none. */
  const ticketed = async (
    { params: { hashedId }, query: { ticket } }: Ticketed,
    { db, tenant, now }: Context<Tables>,
  ): Promise<VideoRow | Failed<'ticket-expired' | 'video-not-found'>> => {
    const isGood = await isGoodTicket(db, { ticket, path: pathOfVideo(hashedId), now: now() });
    if (!isGood) return fail('ticket-expired');
    return (await videoOf(db, { hashedId }, offerOf(tenant))) ?? fail('video-not-found');
  };

  return {
    videos: async ({ query: { designation } }, { db, tenant }) => {
      const videos = await videosOfDocument(db, designation, offerOf(tenant));
      return videos.map(wireVideo);
    },

    tutorials: async (_, { db, tenant }) => (await tutorialsOf(db, offerOf(tenant))).map(wireVideo),

    playVideo: async ({ body }, ctx) => {
      const found = await playable(body, ctx);
      if (found instanceof Failed) return found;
      const { tenant } = ctx;
      const playing = await playingOf(found.video, ctx);
      if (!playing) return fail('video-not-found');
      // What shows how to use the library is no use of a document.
      if (!found.card) return playing;
      await usage.record(tenant.key, {
        type: 'request',
        format: 'video',
        contentCode: found.card.content_code,
        video: found.video.hashed_id,
        title: found.video.name,
        ...usageActor(ctx),
      });
      return playing;
    },

    playOn: async ({ query }, ctx) => {
      const found = await playable(query, ctx);
      if (found instanceof Failed) return found;
      return (await playingOf(found.video, ctx)) ?? fail('video-not-found');
    },

    videoFile: async (input, ctx) => {
      const video = await ticketed(input, ctx);
      if (video instanceof Failed) return video;
      const { media_type: type, file_key: key, bytes } = video;
      return (await deliver(files, { type, key, bytes })) ?? fail('video-not-found');
    },

    videoCaptions: async (input, ctx) => {
      const video = await ticketed(input, ctx);
      if (video instanceof Failed) return video;
      return video.captions === null ? fail('video-not-found') : captionsFile(video.captions);
    },

    videoPoster: async ({ params: { hashedId } }, { db, tenant }) => {
      const video = await videoOf(db, { hashedId }, offerOf(tenant));
      if (!video) return fail('video-not-found');
      const { poster_type: type, poster_key: key, poster_bytes: bytes } = video;
      return (await deliver(files, { type, key, bytes })) ?? fail('video-not-found');
    },

    courses: async ({ query: { familyName } }, { db, tenant, reader }) => {
      if (!hasCourses(tenant)) return fail('feature-off');
      if (!mayTakeTraining(reader)) return fail('e-learning-personal');
      if (!(await isEntitled(db, reader.account.id))) return fail('e-learning-not-entitled');
      const courses = await coursesOfDocument(db, familyName, offerOf(tenant));
      return courses.map(({ product_code: productCode, title }) => ({ productCode, title }));
    },

    courseEntitlement: async (_, { db, tenant, reader }) => {
      if (!hasCourses(tenant)) return fail('feature-off');
      if (!mayTakeTraining(reader)) return fail('e-learning-personal');
      const entitled = await isEntitled(db, reader.account.id);
      return { statusCode: entitled ? 200 : 300, entitled };
    },
  };
}

const hasCourses = ({ settings }: Tenant): boolean => hasFeature(settings, 'e-learning');

const wireVideo = ({ hashed_id, name, seconds, section, poster_key }: VideoRow): Video => ({
  hashed_id,
  name,
  duration: seconds,
  section,
  hasPoster: poster_key !== null,
});

type StoredFile = { type: string | null; key: string | null; bytes: number | null };

/** A kept file on its way; null for what is stored elsewhere. */
async function deliver(files: FileStore, { type, key, bytes }: StoredFile): Promise<Delivery | null> {
  if (type === null || key === null || bytes === null) return null;
  const size = await files.size(key);
  if (size !== bytes) throw new Error(`The file ${key} is damaged: ${size ?? 'no'} bytes of ${bytes}`);
  return { mediaType: type, size: bytes, etag: key, open: (range) => files.open(key, range) };
}

function captionsFile(text: string): Delivery {
  const bytes = Buffer.from(text, 'utf8');
  return {
    mediaType: 'text/vtt; charset=utf-8',
    size: bytes.length,
    etag: createHash('sha256').update(bytes).digest('hex'),
    open: ({ start, end }) => Readable.from([bytes.subarray(start, end + 1)]),
  };
}
