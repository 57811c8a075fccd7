import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TenantConfiguration } from '@norma/contracts';
import { directionOf } from '@norma/contracts/fields';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { LinkPreview } from '../modules/documents/index.ts';
import { escapeHtml, noIcon, type StyleSheets } from '../pages/page.ts';
import type { Tenant } from '../tenant/index.ts';
import { reportAddresses } from '../tenant/reports.ts';
import { iconAddress } from './favicon.ts';
import { openingPage } from './openingPage.ts';
import { languageOfRequest } from './language.ts';
import { contentSecurityPolicy } from './security.ts';

/** JSON that is safe between script tags. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const originOf = (address: string): string => new URL(address).origin;

type Page = { readonly html: string; readonly policy: string };
type Visitor = { cookie?: string | undefined; 'accept-language'?: string | undefined };
type Shown = {
  readonly tenant: Tenant;
  readonly configuration: TenantConfiguration;
  readonly visitor: Visitor;
  /** Where the page is asked for. */
  readonly path: string;
  readonly preview: LinkPreview | null;
};

async function builtPage(folder: string): Promise<string> {
  try {
    return await readFile(join(folder, 'index.html'), 'utf8');
  } catch (cause) {
    throw new Error(`${folder} does not contain a built web app. Run \`npm start\`, which builds it.`, {
      cause,
    });
  }
}

/** The web app's page for one request: the tenant's look and configuration in it, a fresh nonce on every script and style. */
export async function webPage(folder: string): Promise<(shown: Shown) => Page> {
  const template = await builtPage(folder);
  const opening = await openingPage(folder);
  return ({ tenant, configuration, visitor, path, preview }) => {
    const nonce = randomBytes(16).toString('base64url');
    const language = languageOfRequest(visitor, tenant);
    const { theme, title, 'onetrust-script': consent } = configuration;
    const head = [
      `<title>${escapeHtml(title)}</title>`,
      ...previewTags(tenant, title, preview),
      `<link rel="icon" href="${iconAddress(tenant.settings) ?? noIcon}">`,
      `<style nonce="${nonce}">${tenant.themeCss}</style>`,
      ...opening
        .filesFor(path, language)
        .filter((file) => !template.includes(file))
        .map((file) => ahead(file, nonce)),
      consent && `<script src="${escapeHtml(consent)}" nonce="${nonce}" async></script>`,
    ].join('');
    const configurationScript = `<script type="application/json" id="tenant" nonce="${nonce}">${inScript(configuration)}</script>`;
    const html = withFontsFor(template, language === 'ar' ? 'ar' : theme.titleFace)
      .replaceAll('__NONCE__', nonce)
      .replace(
        '<html lang="en" dir="ltr"',
        () =>
          `<html lang="${language}" dir="${directionOf(language)}" data-tenant="${tenant.key}" data-paper="${theme.paper}"`,
      )
      .replace('<!--norma-head-->', () => head)
      .replace('<!--norma-opening-->', () => opening.wordsOf(tenant.settings, language))
      .replace('<!--norma-tenant-->', () => configurationScript);
    const { videoPlayer, reports } = tenant.settings;
    const others = {
      provider: originOf(configuration.issuer),
      consent: consent && originOf(consent),
      player: videoPlayer && originOf(videoPlayer),
      reports: reportAddresses(reports).map(originOf),
    };
    return { html, policy: contentSecurityPolicy(tenant, nonce, others) };
  };
}

/** Has a file fetched that the app will ask for in a moment. */
const ahead = (file: string, nonce: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}" nonce="${nonce}">`
    : `<link rel="modulepreload" crossorigin href="/${file}" nonce="${nonce}">`;

/** What programs show of a link to the library, by the Open Graph protocol (https://ogp.me) and in the words of X. */
function previewTags(tenant: Tenant, siteTitle: string, preview: LinkPreview | null): string[] {
  const icon = iconAddress(tenant.settings);
  const tags = {
    'og:type': 'website',
    'og:site_name': siteTitle,
    'og:title': preview ? `${preview.designation}: ${preview.title}` : siteTitle,
    'og:description': preview ? siteTitle : tenant.settings.publisherName,
    ...(icon && { 'og:image': `${tenant.origin}${icon}` }),
  };
  return [
    '<meta name="twitter:card" content="summary">',
    ...Object.entries(tags).map(
      ([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`,
    ),
  ];
}

/** Without the fonts that the page would fetch ahead for other scripts and other faces of titles. */
const withFontsFor = (template: string, language: string): string =>
  template.replaceAll(/<link\b[^>]*\bdata-for="(\w+)"[^>]*>/g, (link, font: string) =>
    font === language ? link : '',
  );

/** The workers that check a file of the reader's (packages/reader/src/check): a worker obeys the policy of its own script. */
const sealedWorkers = /(?:check|pdf)\.worker-[\w-]+\.js(?:\.\w+)?$/;

/**
 * Serves the built files of the web app. Their names hold a hash, so browsers keep them for good; they are thousands,
 * most of them pieces of fonts, and share one route.
 */
export async function serveWebFiles(app: FastifyInstance, folder: string): Promise<void> {
  const root = join(folder, 'assets');
  if (!existsSync(root)) return; // A build for development has its page alone: Vite serves the rest.
  const names = new Set(await readdir(root));
  await app.register(fastifyStatic, {
    root,
    // Its own route reads the whole folder for each file.
    serve: false,
    cacheControl: false,
    // What a first visit loads the build has packed already, smaller than there is time for here.
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      if (sealedWorkers.test(path)) reply.header('content-security-policy', "default-src 'none'");
    },
  });
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) =>
    names.has(request.params['*']) ? reply.sendFile(request.params['*']) : reply.callNotFound(),
  );
}

/** The style sheets of the web app, so that the server's own pages have its fonts, those of East Asia in their languages. */
export async function webStyleSheets(folder: string): Promise<StyleSheets> {
  const template = await builtPage(folder);
  const always = [...template.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g)].flatMap(
    ([, href]) => href ?? [],
  );
  const manifest = await manifestOf(folder);
  return (language) => [
    ...always,
    ...(manifest[`src/locales/${language}`]?.css ?? []).map((file) => `/${file}`),
  ];
}

/** What came of a build; nothing where Vite serves the sources instead. */
async function manifestOf(folder: string): Promise<z.output<typeof Manifest>> {
  const written = join(folder, '.vite', 'manifest.json');
  return existsSync(written) ? Manifest.parse(JSON.parse(await readFile(written, 'utf8'))) : {};
}

/** What Vite writes of a build, by source: the style sheets that come with each. */
const Manifest = z.record(z.string(), z.object({ css: z.array(z.string()).optional() }));
