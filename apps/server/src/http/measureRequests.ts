import type { Call } from '@norma/contracts/kit';
import type { FastifyInstance } from 'fastify';
import type { RequestInfo, Metrics } from '../ports/metrics.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of a contract that a route answers. */
    call?: Call;
  }
}

/** What anyone who hung up before the answer was there is counted as; the same number as proxies write. */
const clientClosedRequest = 499;

const signIn: RequestInfo = { method: '*', path: '/oidc' };
const pagesAndFiles: RequestInfo = { method: '*', path: '/' };

/** Tells of every request when it comes, and when its answer has been sent: calls by their contract, all else in two heaps. */
export function measureRequests(app: FastifyInstance, { requestBegan }: Pick<Metrics, 'requestBegan'>): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { call } = request.routeOptions.config;
    const isSignIn = /^\/(oidc|login)(\/|\?|$)/.test(request.url);
    const ended = requestBegan(call ?? (isSignIn ? signIn : pagesAndFiles));
    reply.raw.once('close', () =>
      ended(reply.raw.writableFinished ? reply.raw.statusCode : clientClosedRequest),
    );
    done();
  });
}
