import { administration } from '../../../client/administration.ts';
import type { MessageKey } from '../../../i18n/useMessages.ts';

type Options = { signal: AbortSignal };

/** Something that may need the attention of an administrator, on the screen that has it. */
export type Matter = {
  /** The screen where something can be done. */
  readonly to: string;
  /** Says how many there are, given a `count`. */
  readonly some: MessageKey<'admin'>;
  /** Says that there are none. */
  readonly none: MessageKey<'admin'>;
  readonly count: (options: Options) => Promise<number>;
};

const undelivered: readonly string[] = ['delayed', 'refused', 'bounced', 'uncertain'];

const sum = (counts: readonly { count: number }[]): number =>
  counts.reduce((total, { count }) => total + count, 0);

/** What is looked at, the most urgent first. A screen that is not for the visitor is left out. */
export const matters: readonly Matter[] = [
  {
    to: '/admin/health',
    some: 'attention.health',
    none: 'attention.healthNone',
    count: async (options) => {
      const { components } = await administration.monitoring.health({}, options);
      return Object.values(components).filter(({ status }) => status !== 'UP').length;
    },
  },
  {
    to: '/admin/imports',
    some: 'attention.imports',
    none: 'attention.importsNone',
    count: async (options) => {
      const { imports } = await administration.imports.imports({ query: { page: 0, size: 25 } }, options);
      return imports.filter(({ state }) => state === 'failed').length;
    },
  },
  {
    to: '/admin/documents',
    some: 'attention.documents',
    none: 'attention.documentsNone',
    count: async (options) =>
      sum((await administration.integrity.list({ query: { page: 0, size: 1 } }, options)).counts),
  },
  {
    to: '/admin/mails',
    some: 'attention.mails',
    none: 'attention.mailsNone',
    count: async (options) => {
      const { counts } = await administration.email.list({ query: { page: 0, size: 1 } }, options);
      return sum(counts.filter(({ state }) => undelivered.includes(state)));
    },
  },
  {
    to: '/admin/access-requests',
    some: 'attention.requests',
    none: 'attention.requestsNone',
    count: async (options) => {
      const query = { state: 'open', page: 0, size: 1 } as const;
      return (await administration.accessRequests.accessRequests({ query }, options)).counts.open;
    },
  },
  {
    to: '/admin/feedback',
    some: 'attention.feedback',
    none: 'attention.feedbackNone',
    count: async (options) => {
      const query = { state: 'new', page: 0, size: 1 } as const;
      return (await administration.search.receivedFeedback({ query }, options)).counts.new;
    },
  },
];
