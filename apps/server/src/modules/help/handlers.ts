import type { help } from '@norma/contracts';
import { fail, Failed } from '@norma/contracts/kit';
import type { Context, Delivery, Handlers } from '../../context.ts';
import type { PrintGuide } from '../../printing/printed.ts';
import { isStandardsBody } from '../../tenant/index.ts';
import { inLanguage } from '../../tenant/help.ts';
import { giveTicket, isGoodTicket, type SessionTables } from '../session/index.ts';
import { guideTo, topicOf } from './guides.ts';

const addressOf = (topic: string): string => `/api/documents/helpDocument/${encodeURIComponent(topic)}`;

/** Serves guides, and what a standards body offers its users. */
export function helpHandlers(print: PrintGuide): Handlers<typeof help, SessionTables> {
  const documentOf = async (
    title: string,
    { tenant, language, signal }: Pick<Context, 'tenant' | 'language' | 'signal'>,
  ): Promise<Delivery | Failed<'help-document-not-found'>> => {
    const topic = topicOf(tenant, title);
    const guide = topic && (await guideTo(topic, tenant, language));
    if (!guide) return fail('help-document-not-found');
    return { ...(await print(guide, signal)), name: `${guide.title}.pdf` };
  };

  return {
    helpDocument: ({ query: { title } }, ctx) => documentOf(title, ctx),

    helpDocumentAddress: async ({ body: { title } }, { db, tenant, reader, now }) => {
      const topic = topicOf(tenant, title);
      if (!topic) return fail('help-document-not-found');
      const path = addressOf(topic.id);
      const ticket = await giveTicket(db, {
        tenant: tenant.key,
        personId: reader.personId,
        path,
        now: now(),
      });
      return { address: `${path}?ticket=${ticket}` };
    },

    helpDocumentShown: async ({ params: { title }, query: { ticket } }, ctx) => {
      const path = addressOf(title);
      if (!(await isGoodTicket(ctx.db, { ticket, path, now: ctx.now() }))) return fail('ticket-expired');
      const found = await documentOf(title, ctx);
      if (found instanceof Failed) return found;
      // Without a name it is shown, not saved.
      const { name: _, ...shown } = found;
      return shown;
    },

    userResources: (_, { tenant: { settings }, language }) => {
      const resources = settings.userResources && inLanguage(settings.userResources, language);
      return isStandardsBody(settings) && resources ? resources : fail('user-resources-not-found');
    },
  };
}
