import { z } from 'zod';
import { notEntitled, notFound } from '../documents/failures.ts';
import { featureOff } from '../tenants/refusals.ts';
import { ContentId } from '../fields/index.ts';
import { contract, file } from '../kit/index.ts';

const Name = z.string().trim().min(1).max(200);
const HashedId = Name.describe('The name of a film');

/** A video about a document. */
export const Video = z.object({
  hashed_id: z.string(),
  name: z.string(),
  duration: z.int().describe('In seconds'),
  section: z.string(),
  hasPoster: z.boolean().describe('Whether there is a picture to show before it plays'),
});
export type Video = z.infer<typeof Video>;

/** Where a film is played from: a file of this library, or a player elsewhere to be shown in a frame. */
export const Playing = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('file'),
    address: z.string().describe('Good for 60 seconds'),
    captions: z.object({ address: z.string(), language: z.string() }).nullable(),
  }),
  z.object({ kind: z.literal('hosted'), address: z.url() }),
]);
export type Playing = z.infer<typeof Playing>;

/** A course about a document. */
export const Course = z.object({ productCode: z.string(), title: z.string() });
export type Course = z.infer<typeof Course>;

const ofDocument = z.object({
  contentId: ContentId.optional().describe('The document it is about; none for a tutorial'),
  hashId: HashedId,
});
const withTicket = {
  params: z.object({ hashedId: HashedId }),
  query: z.object({ ticket: z.string().max(200).default('') }),
};

const noVideo = { status: 404, code: 'video-not-found', detail: 'Video not found' } as const;
const noTicket = {
  status: 403,
  code: 'ticket-expired',
  detail: 'This download link is invalid or has expired',
} as const;
const personal = {
  status: 403,
  code: 'e-learning-personal',
  detail: 'Courses are available to people who sign in individually',
} as const;
/** The status is the wire's own. */
const noCourses = {
  status: 300,
  code: 'e-learning-not-entitled',
  detail: 'The account is not entitled to e-learning',
} as const;

/** Videos and courses about documents, and tutorials. */
export const training = contract({
  videos: {
    method: 'GET',
    path: '/api/documents/videos',
    summary: 'The videos about the documents of a designation',
    who: 'reader',
    query: z.object({ designation: z.string().trim().min(1).max(500) }),
    answer: z.array(Video),
  },
  tutorials: {
    method: 'GET',
    path: '/api/documents/videos/tutorial',
    summary: 'The tutorials',
    who: 'reader',
    answer: z.array(Video),
  },
  playVideo: {
    method: 'POST',
    path: '/api/documents/video',
    summary: 'Play a video: returns its URL, and counts a video about a document',
    who: 'reader',
    body: ofDocument,
    answer: Playing,
    failures: [notFound, notEntitled, noVideo],
  },
  playOn: {
    method: 'GET',
    path: '/api/documents/video/address',
    summary: 'A new URL for a video that is already playing',
    who: 'reader',
    query: ofDocument,
    answer: Playing,
    failures: [notFound, notEntitled, noVideo],
  },
  videoFile: {
    method: 'GET',
    path: '/api/documents/videos/{hashedId}/file',
    summary: 'The video file, with a ticket; supports range requests',
    who: 'anyone',
    ...withTicket,
    answer: file('video/webm', 'video/mp4'),
    ranges: true,
    failures: [noTicket, noVideo],
  },
  videoCaptions: {
    method: 'GET',
    path: '/api/documents/videos/{hashedId}/captions',
    summary: 'The captions of a video as WebVTT, with a ticket',
    who: 'anyone',
    ...withTicket,
    answer: file('text/vtt'),
    failures: [noTicket, noVideo],
  },
  videoPoster: {
    method: 'GET',
    path: '/api/documents/videos/{hashedId}/poster',
    summary: 'The poster of a video',
    who: 'reader',
    params: z.object({ hashedId: HashedId }),
    answer: file('image/webp', 'image/jpeg', 'image/png'),
    failures: [noVideo],
  },
  courses: {
    method: 'GET',
    path: '/api/v1/documents/getELearningAssetsByFamily',
    summary: 'The courses about a family of documents',
    who: 'reader',
    query: z.object({
      familyName: z.string().trim().min(1).max(500),
      assetType: z.literal('eLearning').default('eLearning'),
    }),
    answer: z.array(Course),
    failures: [featureOff, personal, noCourses],
  },
  courseEntitlement: {
    method: 'GET',
    path: '/api/entitlement/getElpEntitlementStatus',
    summary: 'Whether the reader may take courses: status code 200, or 300',
    who: 'reader',
    answer: z.object({ statusCode: z.union([z.literal(200), z.literal(300)]), entitled: z.boolean() }),
    failures: [featureOff, personal],
  },
});
