import type { FastifyInstance, FastifyRequest } from 'fastify';
import { versionOfMark } from '../modules/documents/index.ts';
import type { Tenant } from '../tenant/index.ts';
import { Refusal } from './problems.ts';

type Parts = {
  readonly tenantOf: (request: FastifyRequest) => Tenant;
  /** The drawing of a publisher's mark, or null where it has none. */
  readonly markOf: (publisher: string) => Promise<string | null>;
};

/** Serves the marks of the publishers that a tenant offers; one asked for by its version stays good for ever. */
export function servePublisherMarks(app: FastifyInstance, { tenantOf, markOf }: Parts): void {
  app.get<{ Params: { code: string }; Querystring: { v?: string } }>(
    '/publishers/:code/mark.svg',
    async (request, reply) => {
      const { code } = request.params;
      const isOffered = tenantOf(request).settings.publishers.includes(code);
      const mark = isOffered ? await markOf(code) : null;
      if (mark === null) throw new Refusal(404, 'mark-not-found', 'This publisher has no mark here');
      const version = versionOfMark(mark);
      const isForGood = request.query.v === version;
      void reply
        .type('image/svg+xml')
        .header('etag', `"${version}"`)
        .header('content-security-policy', "default-src 'none'")
        .header('cache-control', isForGood ? 'public, max-age=31536000, immutable' : 'no-cache');
      return request.headers['if-none-match'] === `"${version}"` ? reply.code(304).send() : reply.send(mark);
    },
  );
}
