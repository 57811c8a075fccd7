import { directionOf } from '@norma/contracts/fields';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unsubscribePath, type LinkedTopic, type Unsubscriptions } from '../modules/email/index.ts';
import { noIcon, type StyleSheets } from '../pages/page.ts';
import { unsubscribePage } from '../pages/unsubscribe.ts';
import type { Tenant } from '../tenant/index.ts';
import { iconAddress } from './favicon.ts';
import { languageOfRequest } from './language.ts';
import { contentSecurityPolicy } from './security.ts';

type Parts = {
  readonly tenantOf: (request: FastifyRequest) => Tenant;
  readonly refusing: Unsubscriptions;
  readonly styleSheets: StyleSheets;
};

const statusOf = (linked: LinkedTopic): number =>
  linked === 'unknown' ? 404 : linked === 'expired' ? 410 : 200;

/**
 * Serves the page on which emails are refused. Looking at it changes nothing, because mail programs follow links by
 * themselves; posting to it does what the button says, also when an email program posts (RFC 8058).
 */
export function serveUnsubscribe(app: FastifyInstance, { tenantOf, refusing, styleSheets }: Parts): void {
  const show = (
    request: FastifyRequest,
    reply: FastifyReply,
    linked: LinkedTopic,
    isRefused: boolean,
  ): unknown => {
    const tenant = tenantOf(request);
    const { settings, themeCss } = tenant;
    const language = languageOfRequest(request.headers, tenant);
    const { html, nonce } = unsubscribePage({
      language,
      direction: directionOf(language),
      title: settings.title,
      theme: settings.theme,
      themeCss,
      markSvg: settings.markSvg,
      icon: iconAddress(settings) ?? noIcon,
      styleSheets,
      link: typeof linked === 'string' ? linked : { topic: linked.title(language), isRefused },
    });
    return reply
      .code(statusOf(linked))
      .headers({
        'content-security-policy': contentSecurityPolicy(tenant, nonce),
        'cache-control': 'no-store',
        // The address is the right to refuse: it is told to no one.
        'referrer-policy': 'no-referrer',
      })
      .type('text/html; charset=utf-8')
      .send(html);
  };

  void app.register(async (scope) => {
    // Whatever is posted, the address says it all.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => {
      body.resume();
      body.once('end', () => done(null));
    });
    scope.get(unsubscribePath, async (request, reply) =>
      show(request, reply, await refusing.look(tenantOf(request), tokenOf(request)), false),
    );
    scope.post(unsubscribePath, async (request, reply) =>
      show(request, reply, await refusing.refuse(tenantOf(request), tokenOf(request)), true),
    );
  });
}

function tokenOf({ query }: FastifyRequest): string {
  const { token } = query as { token?: unknown };
  return typeof token === 'string' ? token : '';
}
