import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  choosePath,
  forgotPasswordPath,
  goodForMs,
  passwordLength,
  type PasswordSetter,
  type RequestPasswordReset,
} from '../modules/invitations/index.ts';
import { choosePasswordPage, deadLinkPage, forgottenPage, linkSentPage } from '../pages/password.ts';
import type { Framed } from '../pages/signInFrame.ts';
import type { Tenant } from '../tenant/index.ts';
import { createRateLimiter } from '../concurrency/rateLimiter.ts';
import { translate } from '../i18n/translate.ts';
import { rememberLanguage } from './rememberLanguage.ts';
import { contentSecurityPolicy } from './security.ts';

type Parts = {
  readonly tenantOf: (request: FastifyRequest) => Tenant;
  readonly areLocal: (tenant: Tenant) => boolean;
  readonly choosing: PasswordSetter;
  readonly requestPasswordReset: RequestPasswordReset;
  readonly frameOf: (tenant: Tenant, headers: NodeJS.Dict<string | string[]>) => Promise<Framed>;
  readonly now: () => Date;
};

/** How often people behind one address may choose a password, which costs a hash, or ask for a link, which costs an email. */
export const passwordRates = {
  choosing: { atOnce: 100, perSecond: 1 },
  requesting: { atOnce: 20, perSecond: 0.1 },
} as const;

const longestForm = 10_000;
/** An answer that takes as long for a person as for no one tells nothing. */
const sameTimeMs = 150;
const linkHours = goodForMs.reset / (60 * 60 * 1000);

type Page = { readonly html: string; readonly nonce: string };

/**
 * Serves the pages where people choose a password by a link, and where they ask for one. Looking at a link changes
 * nothing, because mail programs follow links by themselves.
 */
export function servePasswordPages(app: FastifyInstance, parts: Parts): void {
  const { tenantOf, areLocal, choosing, requestPasswordReset, frameOf, now } = parts;
  const nowMs = (): number => now().getTime();
  const choices = createRateLimiter(passwordRates.choosing, nowMs);
  const limiter = createRateLimiter(passwordRates.requesting, nowMs);

  const send = (reply: FastifyReply, tenant: Tenant, status: number, { html, nonce }: Page): unknown =>
    reply
      .code(status)
      .headers({
        'content-security-policy': contentSecurityPolicy(tenant, nonce),
        'cache-control': 'no-store',
        // The address opens a sign-in: it is told to no one.
        'referrer-policy': 'no-referrer',
      })
      .type('text/html; charset=utf-8')
      .send(html);

  const form = (framed: Framed, key: string, opened: Alive, problem: string | null): Page =>
    choosePasswordPage(framed, {
      key,
      ...opened.person,
      isFirst: opened.purpose === 'invitation',
      least: passwordLength.least,
      problem,
    });

  const look = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const tenant = tenantOf(request);
    if (!areLocal(tenant)) return reply.redirect('/', 303);
    const framed = await frameOf(tenant, request.headers);
    const key = valueOf(request.query, 'key');
    const opened = await choosing.look(tenant, key);
    if (typeof opened === 'string')
      return send(reply, tenant, statusOf(opened), deadLinkPage(framed, { key, why: opened }));
    return send(reply, tenant, 200, form(framed, key, opened, null));
  };

  const choose = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const tenant = tenantOf(request);
    const framed = await frameOf(tenant, request.headers);
    const key = valueOf(request.body, 'key');
    const t = messagesIn(framed.language);
    if (!choices.take(request.ip).isTaken) {
      const opened = await choosing.look(tenant, key);
      if (typeof opened === 'string')
        return send(reply, tenant, statusOf(opened), deadLinkPage(framed, { key, why: opened }));
      return send(reply, tenant, 429, form(framed, key, opened, t('problem.hurried')));
    }
    const visit = { remoteAddress: request.ip, requestId: request.id };
    const chosen = await choosing.choose(tenant, key, valueOf(request.body, 'password'), visit);
    if (typeof chosen === 'string')
      return send(reply, tenant, statusOf(chosen), deadLinkPage(framed, { key, why: chosen }));
    if ('entryCode' in chosen)
      return reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(`/#sessionToken=${chosen.entryCode}`, 303);
    const { least: count, most } = passwordLength;
    const problem = t(`problem.${chosen.problem}`, { count, most, given: chosen.length });
    return send(reply, tenant, 400, form(framed, key, chosen.opened, problem));
  };

  const requestLink = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const tenant = tenantOf(request);
    if (!areLocal(tenant)) return reply.redirect('/', 303);
    const framed = await frameOf(tenant, request.headers);
    const name = valueOf(request.body, 'name').trim().slice(0, 255);
    if (request.method !== 'POST' || name === '')
      return send(reply, tenant, 200, forgottenPage(framed, null));
    if (!limiter.take(request.ip).isTaken)
      return send(reply, tenant, 429, forgottenPage(framed, messagesIn(framed.language)('problem.hurried')));
    const resetRequest = { name, remoteAddress: request.ip, requestId: request.id };
    await Promise.all([requestPasswordReset(tenant, resetRequest), sleep(sameTimeMs)]);
    return send(reply, tenant, 200, linkSentPage(framed, { address: name, hours: linkHours }));
  };

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: longestForm },
      (_request, body, done) =>
        done(null, Object.fromEntries(new URLSearchParams(typeof body === 'string' ? body : ''))),
    );
    scope.addHook('onRequest', rememberLanguage(tenantOf));
    scope.get(choosePath, look);
    scope.post(choosePath, choose);
    scope.get(forgotPasswordPath, requestLink);
    scope.post(forgotPasswordPath, requestLink);
  });
}

type Alive = Exclude<Awaited<ReturnType<PasswordSetter['look']>>, string>;

const statusOf = (dead: string): number => (dead === 'unknown' ? 404 : 410);

const messagesIn =
  (language: string) =>
  (...[key, values]: PasswordMessages): string =>
    translate('invitations', language, key, values);

type PasswordMessages =
  Parameters<typeof translate<'invitations'>> extends [unknown, unknown, ...infer Rest] ? Rest : never;

function valueOf(given: unknown, name: string): string {
  const value: unknown = given !== null && typeof given === 'object' ? Reflect.get(given, name) : undefined;
  return typeof value === 'string' && !value.includes('\0') ? value : '';
}
