import type { Language } from '@norma/contracts/fields';
import { z } from 'zod';
import type { Kysely } from 'kysely';
import type { Tenant } from '../../tenant/index.ts';
import type { EmailTemplate, Topic } from './emailTemplate.ts';
import type { MailTables } from './tables.ts';
import { readUnsubscribeToken, refuseMails } from './unsubscribe.ts';

/** Where a link to refuse emails leads: to a topic by its title, or to nothing any more. */
export type LinkedTopic = { readonly title: (language: Language) => string } | 'expired' | 'unknown';

/** Handles unsubscribe links, which work without sign-in. */
export type Unsubscriptions = {
  readonly look: (tenant: Tenant, token: string) => Promise<LinkedTopic>;
  readonly refuse: (tenant: Tenant, token: string) => Promise<LinkedTopic>;
};

export function unsubscriptions({
  db,
  templates,
  now,
}: {
  readonly db: (tenant: string) => Kysely<MailTables>;
  readonly templates: readonly EmailTemplate[];
  readonly now: () => Date;
}): Unsubscriptions {
  const topics = new Map(
    templates.flatMap(({ topic }): [string, Topic][] => (topic ? [[topic.name, topic]] : [])),
  );

  const read = async ({ key }: Tenant, token: string) => {
    const claim = await readUnsubscribeToken(db(key), key, { token, now: now() });
    if (claim === null || claim === 'expired') return claim ?? 'unknown';
    const topic = topics.get(claim.topic);
    return topic ? { topic, recipient: claim.recipient } : 'unknown';
  };

  return {
    look: async (tenant, token) => {
      const found = await read(tenant, token);
      return typeof found === 'string' ? found : found.topic;
    },
    refuse: async (tenant, token) => {
      const found = await read(tenant, token);
      if (typeof found === 'string') return found;
      const { topic, recipient } = found;
      const refusal = { tenant: tenant.key, recipient, topic: topic.name, now: now() };
      await db(tenant.key)
        .transaction()
        .execute(async (within) => {
          await refuseMails(within, refusal);
          const isPerson = z.uuid().safeParse(recipient).success;
          if (isPerson)
            await topic.onUnsubscribe?.(within, { tenant: tenant.key, personId: recipient, now: now() });
        });
      return topic;
    },
  };
}
