import { languages, type Language } from '@norma/contracts/fields';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { translatedLanguages } from '../i18n/translate.ts';
import { languageParameter } from '../pages/signInFrame.ts';
import { hasFeature, type Tenant } from '../tenant/index.ts';

/** As long as the web app remembers a language that is chosen there. */
const thirtyDaysInSeconds = 30 * 24 * 60 * 60;

/**
 * Answers the language menu of the pages before sign-in: remembers the language in the cookie that the web app reads, too,
 * and shows the page again, without the choice in its address.
 */
export const rememberLanguage =
  (tenantOf: (request: FastifyRequest) => Tenant) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const [path = '/', query = ''] = request.url.split('?', 2);
    const params = new URLSearchParams(query);
    const code = params.get(languageParameter);
    if (request.method !== 'GET' || code === null) return undefined;
    params.delete(languageParameter);
    const tenant = tenantOf(request);
    const chosen = languages.find(({ wire, tag }) => wire === code && isSpoken(tag));
    if (chosen && hasFeature(tenant.settings, 'language-selection')) {
      const secure = tenant.origin.startsWith('https:') ? '; Secure' : '';
      reply.header(
        'set-cookie',
        `locale=${chosen.wire}; Max-Age=${thirtyDaysInSeconds}; Path=/; SameSite=Lax${secure}`,
      );
    }
    const rest = params.size > 0 ? `?${params.toString()}` : '';
    return reply
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .redirect(`${tenant.origin}${path}${rest}`, 303);
  };

const isSpoken = (tag: Language): boolean => translatedLanguages.includes(tag);
