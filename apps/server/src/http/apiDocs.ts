import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Where the interactive documentation of the calls is; a screen of administration shows it in a frame. */
const path = '/management/api-docs';

/**
 * Swagger UI sets the positions of what it draws as styles of elements, and shows pictures that are in its own style
 * sheet. It runs no code but the files next to it, and makes no markup but what the page lets through.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types default dompurify',
].join('; ');

const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>API documentation</title>
    <link rel="stylesheet" href="${path}/swagger-ui.css">
    <link rel="stylesheet" href="${path}/page.css">
    <script src="${path}/page.js"></script>
    <script src="${path}/swagger-ui-bundle.js" defer></script>
  </head>
  <body>
    <h2>Calls by domain</h2>
    <div id="docs"></div>
  </body>
</html>
`;

const swaggerUi = join(dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui')), 'static');
const ours = fileURLToPath(new URL('./apiDocs', import.meta.url));
const files: Readonly<Record<string, string>> = {
  'swagger-ui.css': swaggerUi,
  'swagger-ui-bundle.js': swaggerUi,
  'page.css': ours,
  'page.js': ours,
};

/** Serves the interactive documentation of the calls, which comes with the library from npm and from nowhere else. */
export async function serveApiDocs(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { root: [swaggerUi, ours], serve: false });
    scope.get(path, (_request, reply) =>
      reply
        .header('content-security-policy', policy)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(html),
    );
    for (const [name, folder] of Object.entries(files))
      scope.get(`${path}/${name}`, (_request, reply) =>
        reply.sendFile(name, folder, { maxAge: 0, cacheControl: true }),
      );
  });
}
