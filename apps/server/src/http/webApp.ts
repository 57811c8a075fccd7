import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { TenantConfiguration } from '@norma/contracts';
import fastifyStatic from '@fastify/static';
import { themeCss } from '@norma/theme';
import type { FastifyInstance } from 'fastify';
import { escapeHtml, iconOf } from '../pages/page.ts';
import type { Tenant } from '../tenant.ts';
import { directionOf, languageOfRequest } from './language.ts';
import { contentSecurityPolicy } from './security.ts';

// `npm run dev` has the page of its own development server.
const built = process.env['NORMA_DEV'] ? '../../../../.cache/dev-web/' : '../../../web/dist/';
const dist = fileURLToPath(new URL(built, import.meta.url));

/** JSON that is safe between script tags. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

type Page = { readonly html: string; readonly policy: string };
type Visitor = { cookie?: string | undefined; 'accept-language'?: string | undefined };

/** The web app's page for one request: the tenant's look and configuration in it, a fresh nonce on every script and style. */
export async function webPage(): Promise<
  (tenant: Tenant, configuration: TenantConfiguration, visitor: Visitor) => Page
> {
  const template = await readFile(`${dist}index.html`, 'utf8');
  return (tenant, configuration, visitor) => {
    const nonce = randomBytes(16).toString('base64url');
    const language = languageOfRequest(visitor);
    const { theme, title } = configuration;
    const head = [
      `<title>${escapeHtml(title)}</title>`,
      `<link rel="icon" href="${iconOf(theme.markSvg, theme.brand)}">`,
      `<style nonce="${nonce}">${themeCss(theme)}</style>`,
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
      .replace('<!--norma-tenant-->', () => configurationScript);
    return { html, policy: contentSecurityPolicy(tenant, nonce, new URL(configuration.issuer).origin) };
  };
}

/** Without the fonts that the page would fetch ahead for other scripts and other faces of titles. */
const withFontsFor = (template: string, wanted: string): string =>
  template.replaceAll(/<link\b[^>]*\bdata-for="(\w+)"[^>]*>/g, (link, font: string) =>
    font === wanted ? link : '',
  );

/** Serves the built files of the web app; their names hold a hash, so browsers keep them for good. */
export async function serveWebFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: dist,
    index: false,
    wildcard: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
    globIgnore: ['index.html', '.norma-stamp', '.vite/**', 'i18n/**'],
  });
}

/** Reads the words of the shell that the web app was built with. */
export async function readShellWords(language: string): Promise<Record<string, string> | null> {
  try {
    return JSON.parse(await readFile(`${dist}i18n/${language}.json`, 'utf8')) as Record<string, string>;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Error(`Could not read the words of ${language}`, { cause });
  }
}

/** Addresses of the style sheets of the web app, so that the server's own pages have its fonts. */
export async function webStyleSheets(): Promise<string[]> {
  const template = await readFile(`${dist}index.html`, 'utf8');
  return [...template.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g)].flatMap(
    ([, href]) => href ?? [],
  );
}
