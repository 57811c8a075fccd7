import type { RequestListener, Server } from 'node:http';
import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import { contracts } from '@norma/contracts';
import { openapi, passingFailures } from '@norma/contracts/kit';
import {
  fastify,
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { isDatabaseUnreachable, isDiskFull } from '../adapters/database/isDatabaseUnreachable.ts';
import type { IdentityProvider } from '../ports/identity.ts';
import type { Metrics } from '../ports/metrics.ts';
import { unknownTenantPage } from '../pages/unknownTenant.ts';
import type { Tenant } from '../tenant/index.ts';
import type { LinkPreview } from '../modules/documents/index.ts';
import { configurationOf, type TenantDirectory } from '../modules/tenants/index.ts';
import { serveApiDocs } from './apiDocs.ts';
import { serveFavicon } from './favicon.ts';
import { directionOf } from '@norma/contracts/fields';
import { languageOfRequest } from './language.ts';
import { rememberLanguage } from './rememberLanguage.ts';
import { measureRequests } from './measureRequests.ts';
import { problem, Refusal } from './problems.ts';
import { contentSecurityPolicy, noPage, overTlsAlone, safeHeaders } from './security.ts';
import { cutSlowBody } from './slowBodies.ts';
import { serveWebFiles, webPage } from './webApp.ts';

/** The largest body of a call that says nothing else: a megabyte. */
export const largestBody = 1024 * 1024;

const noTenant = (): Refusal => new Refusal(404, 'tenant-unknown', 'invalid tenant');

/** The tenant whose host a request names; refuses with 404 a host that names one no one knows. */
export const tenantFinder =
  (directory: TenantDirectory) =>
  (request: { headers: { host?: string | undefined } }): Tenant => {
    const tenant = directory.byHost(request.headers.host ?? '');
    if (!tenant) throw noTenant();
    return tenant;
  };

/** What a caller is told of an error: the refusal that it is, or else that something went wrong. */
const refusalOf = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  const { statusCode, message } = error as { statusCode?: number; message: string };
  if (statusCode && statusCode < 500) return new Refusal(statusCode, 'invalid-request', message);
  const code = isDiskFull(error) ? 'disk-full' : isDatabaseUnreachable(error) ? 'database-unreachable' : null;
  const passing = passingFailures.find((failure) => failure.code === code);
  if (passing) return new Refusal(passing.status, passing.code, passing.detail, { headers: passing.headers });
  return new Refusal(500, 'unexpected', 'Internal Error');
};

const sendProblem = (error: unknown, request: FastifyRequest, reply: FastifyReply): unknown => {
  const refusal = refusalOf(error);
  const { status, code, message: detail, fieldErrors, params, headers } = refusal;
  if (status === 500) request.log.error({ err: error, requestId: request.id }, 'request failed unexpectedly');
  if (status === 503) request.log.warn({ err: error, requestId: request.id }, 'request could not be served');
  return reply
    .code(status)
    .headers({ ...noPage, ...headers, 'cache-control': 'no-store' })
    .type('application/problem+json')
    .send(problem({ status, code, detail, fieldErrors, params }, request.id));
};

/**
 * Whether a page is asked for: by browsers, which say so, and by programs such as those that show previews of links,
 * which take anything. What has the name of a file of another kind, such as an icon, is no page.
 */
const isNavigation = ({ method, headers: { accept = '' }, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  (accept.includes('text/html') || (accept.includes('*/*') && !isFileAddress(url)));

const isFileAddress = (url: string): boolean =>
  url.startsWith('/assets/') || /\.(?!html?$|pdf$)[^/.]*$/i.test(url.split('?', 1)[0] ?? '');

const isCall = (url: string): boolean => /^\/(api|management|login\/api|i18n)\//.test(url);

type Parts = {
  readonly server: Server;
  readonly logger: FastifyBaseLogger;
  readonly version: string;
  /** The folder of the built web app. */
  readonly webApp: string;
  /** Addresses and networks whose forwarded headers are believed. */
  readonly trustedProxies: readonly string[];
  readonly directory: TenantDirectory;
  readonly identity: IdentityProvider;
  /** Whether the calls can be looked at and tried. */
  readonly hasApiDocs: boolean;
  readonly metrics: Pick<Metrics, 'requestBegan'>;
  /** What may be told of the document that an address leads to, to those who have not signed in. */
  readonly previewOf: (tenant: Tenant, address: string) => Promise<LinkPreview | null>;
  readonly mount: (app: FastifyInstance) => void;
};

/** The whole HTTP side on a server that already listens: calls, sign-in pages, the web app and its files. */
export async function httpApp({
  server,
  logger,
  version,
  webApp,
  trustedProxies,
  directory,
  identity,
  hasApiDocs,
  metrics,
  previewOf,
  mount,
}: Parts): Promise<FastifyInstance> {
  let answer: RequestListener | null = null;
  const headersFor = headersOf(directory);
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: largestBody,
    trustProxy: [...trustedProxies],
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true, ignoreDuplicateSlashes: true },
    genReqId: () => randomUUID(),
    // What is no request at all, such as an address with half a character in it: no hook runs for it.
    frameworkErrors: (error, request, reply) => {
      void sendProblem(error, request, reply.headers({ ...headersFor(request), 'x-request-id': request.id }));
    },
    serverFactory: (handler) => {
      answer = handler;
      return server;
    },
  });
  // Quality 4: a script of 240 kB takes some milliseconds; the highest would take a second for a tenth less.
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  const tenantOf = tenantFinder(directory);
  app.addHook('onRequest', async (request, reply) => {
    // What may be stored says so on its own.
    void reply.headers({ ...headersFor(request), 'x-request-id': request.id, 'cache-control': 'no-store' });
  });
  // The pattern of an address says what was asked; the address itself may hold what no one should read.
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, id } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.debug(
      { method, route: routeOptions.url, status: reply.statusCode, ms, requestId: id },
      'answered',
    );
  });
  measureRequests(app, metrics);
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply));

  mount(app);
  app.get('/openapi.json', (request, reply) => {
    void reply.headers(noPage);
    const tenant = tenantOf(request);
    const { issuer } = identity.client(tenant);
    return openapi(contracts, { title: 'Norma', version, issuer, origin: tenant.origin });
  });
  if (hasApiDocs) await serveApiDocs(app);
  serveFavicon(app, tenantOf);
  await mountIdentity(app, { identity, tenantOf, headersFor });
  await serveWebFiles(app, webApp);

  const page = await webPage(webApp);
  app.setNotFoundHandler(async (request, reply) => {
    if (!isNavigation(request) || isCall(request.url)) throw new Refusal(404, 'call-unknown', 'Not found');
    const tenant = directory.byHost(request.headers.host ?? '');
    if (!tenant) return sendUnknownTenant(request, reply);
    if (`${request.protocol}://${request.headers.host}` !== tenant.origin && isElsewhere(request, tenant)) {
      return reply.redirect(`${tenant.origin}${request.url}`, 302);
    }
    // The page comes whether or not the database can be asked.
    const preview = await previewOf(tenant, request.url).catch((error: unknown) => {
      request.log.warn({ err: error, requestId: request.id }, 'link preview could not be created');
      return null;
    });
    const { html, policy } = page({
      tenant,
      configuration: configurationOf(tenant, identity),
      visitor: request.headers,
      path: request.url.split('?', 1)[0] ?? '/',
      preview,
    });
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html);
  });
  await app.ready();
  // Only now: a request that came while the routes were being laid would find half of them.
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    cutSlowBody(request, response);
    answer?.(request, response);
  });
  return app;
}

/** A tenant signs people in at one address only: pages asked for at another of its hosts are sent there. */
const isElsewhere = ({ headers }: FastifyRequest, { origin }: Tenant): boolean =>
  headers.host !== new URL(origin).host;

const sendUnknownTenant = (request: FastifyRequest, reply: FastifyReply): unknown => {
  const language = languageOfRequest(request.headers, null);
  const { html, nonce } = unknownTenantPage({
    language,
    direction: directionOf(language),
    host: request.headers.host ?? '',
  });
  return reply
    .code(404)
    .header('content-security-policy', contentSecurityPolicy(null, nonce))
    .type('text/html; charset=utf-8')
    .send(html);
};

/** The headers of every answer; of a tenant that is reached over TLS also that it is reached over nothing else. */
const headersOf =
  (directory: TenantDirectory) =>
  ({ headers }: FastifyRequest): Readonly<Record<string, string>> => {
    const isOverTls = directory.byHost(headers.host ?? '')?.origin.startsWith('https:') ?? false;
    return isOverTls ? { ...safeHeaders, ...overTlsAlone } : safeHeaders;
  };

type IdentityParts = Pick<Parts, 'identity'> & {
  readonly tenantOf: (request: FastifyRequest) => Tenant;
  readonly headersFor: ReturnType<typeof headersOf>;
};

/** The provider reads bodies and writes answers itself: Fastify only hands its requests over. */
async function mountIdentity(
  app: FastifyInstance,
  { identity, tenantOf, headersFor }: IdentityParts,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    const handOver = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const tenant = tenantOf(request);
      // What the provider's own pages put into the audit carries the same number as the answer.
      request.raw.headers['x-request-id'] = request.id;
      reply.hijack();
      for (const [name, value] of Object.entries(headersFor(request))) reply.raw.setHeader(name, value);
      reply.raw.setHeader('x-request-id', request.id);
      reply.raw.setHeader('cache-control', 'no-store');
      try {
        const isAnswered = await identity.answer(tenant, {
          request: request.raw,
          response: reply.raw,
          remoteAddress: request.ip,
        });
        if (!isAnswered && !reply.raw.headersSent) reply.raw.writeHead(404).end();
      } catch (error) {
        // Fastify answers nothing after a hijack: a socket without an answer would stay open.
        request.log.error({ err: error, requestId: request.id }, 'sign-in failed unexpectedly');
        if (reply.raw.headersSent) reply.raw.destroy();
        else reply.raw.writeHead(500).end();
      }
    };
    for (const url of ['/oidc', '/oidc/*', '/login']) scope.all(url, handOver);
    scope.all('/login/*', { onRequest: rememberLanguage(tenantOf) }, handOver);
    // Calls live there too; what is none of them is no page either.
    scope.all('/login/api/*', (_request, reply) => reply.callNotFound());
  });
}
