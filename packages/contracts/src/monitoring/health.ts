import { z } from 'zod';
import { Instant } from '../fields/index.ts';

/** Health of a component: works, works but needs attention, does not work. */
export const healthStates = ['UP', 'DEGRADED', 'DOWN'] as const;
export type HealthState = (typeof healthStates)[number];

/** The parts of the server that are looked at. */
export const healthParts = [
  'database',
  'searchEngine',
  'meaningIndex',
  'fileStore',
  'diskSpace',
  'mailer',
  'jobs',
  'identity',
] as const;
export type HealthPart = (typeof healthParts)[number];

/** What may be wrong with a part; what to do about each is for the screen to say. */
export const healthProblems = [
  'database-unreachable',
  'connections-used-up',
  'search-failed',
  'search-behind',
  'meaning-not-ready',
  'files-unwritable',
  'disk-nearly-full',
  'disk-full',
  'outbox-unwritable',
  'mail-server-unreachable',
  'mails-stuck',
  'queues-missing',
  'jobs-not-taken',
  'jobs-failed',
  'issuer-unreachable',
  'no-answer-in-time',
  'check-failed',
] as const;
export type HealthProblem = (typeof healthProblems)[number];

/** What is told of a part; the name says the unit. */
export const healthDetails = [
  'kind',
  'version',
  'answeredInMs',
  'connectionsBusy',
  'connectionsFree',
  'connectionsMost',
  'connectionsWaiting',
  'documents',
  'behindMs',
  'indexBytes',
  'learntFromDocuments',
  'model',
  'folder',
  'total',
  'free',
  'threshold',
  'mailsUnderWay',
  'mailsStuck',
  'mailsRefused',
  'jobsWaiting',
  'jobsInHand',
  'jobsFailed',
  'oldestWaitingMs',
  'queues',
  'keyMadeAt',
  'formerKeyUntil',
  'signedIn',
  'signInsExpired',
  'issuers',
  'issuersSilent',
  'said',
] as const;
export type HealthDetail = (typeof healthDetails)[number];

/** How one part is, and the figures of it. */
export const PartHealth = z.object({
  status: z.enum(healthStates),
  problem: z.enum(healthProblems).nullable().describe('What is wrong; null where nothing is'),
  details: z
    .partialRecord(z.enum(healthDetails), z.union([z.string(), z.number()]))
    .describe('Figures by name; `said` is what another program said, in its words'),
});
export type PartHealth = z.infer<typeof PartHealth>;

/** How the node is that answers, part by part. */
export const Health = z.object({
  status: z.enum(healthStates).describe('That of the part which is worst'),
  node: z.string().describe('The node that answered'),
  version: z.string(),
  checkedAt: Instant,
  components: z.partialRecord(z.enum(healthParts), PartHealth),
});
export type Health = z.infer<typeof Health>;
