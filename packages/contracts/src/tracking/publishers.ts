import { z } from 'zod';
import { contract } from '../kit/index.ts';
import { individualsOnly } from '../session/failures.ts';
import { publisherNotFound } from './failures.ts';

/** A publisher that the tenant offers, and whether the reader is told of its new documents. */
export const TrackedPublisher = z.object({
  publisherCode: z.string(),
  publisherName: z.string(),
  trackingFlag: z.boolean(),
});
export type TrackedPublisher = z.infer<typeof TrackedPublisher>;

const PublisherCode = z.string().trim().min(1).max(100);
const maxPublishers = 10_000;

/** The calls of tracking by publisher. */
export const publisherCalls = contract({
  trackedPublishers: {
    method: 'GET',
    path: '/api/publishers/current-user',
    summary: 'The publishers of the library, each with the reader’s tracking choice',
    who: 'reader',
    answer: z.array(TrackedPublisher),
    failures: [individualsOnly],
  },
  updatePublishers: {
    method: 'POST',
    path: '/api/publishers/update',
    summary:
      'Be told of the new documents of publishers, or no more; those that are not named stay as they are',
    who: 'reader',
    body: z
      .array(z.object({ publisherCode: PublisherCode, trackingFlag: z.boolean() }))
      .min(1)
      .max(maxPublishers),
    answer: z.array(TrackedPublisher),
    failures: [individualsOnly, publisherNotFound],
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/publishers/tracked-documents/unsubscribe',
    summary:
      'Track publishers no more, nor any of their documents; where all publishers of the library are named, nothing at all is tracked any more',
    who: 'reader',
    body: z
      .array(z.object({ publisherCode: PublisherCode }))
      .min(1)
      .max(maxPublishers),
    answer: z.object({ publishers: z.int(), documents: z.int() }),
    failures: [individualsOnly, publisherNotFound],
  },
});
