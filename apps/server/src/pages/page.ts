import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { themeCss as themeCssOf } from '@norma/theme';
import type { ThemeChoice } from '@norma/contracts';
import { applyChosenScheme, followingDevice } from './darkScheme.ts';

const tokens = followingDevice(
  readFileSync(fileURLToPath(import.meta.resolve('@norma/theme/tokens.css')), 'utf8'),
);
const base = readFileSync(fileURLToPath(new URL('page.css', import.meta.url)), 'utf8');

/** Text made safe for HTML, in content and in attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

/** Keeps browsers from asking for an icon that is not there. */
export const noIcon = 'data:,';

const neutral: ThemeChoice = { brand: '#1746A2', paper: 'neutral', titleFace: 'serif', header: 'paper' };

type Content = {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly title: string;
  readonly body: string;
  readonly css?: string;
  readonly theme?: ThemeChoice;
  readonly head?: string;
  /** The custom properties of the theme, where they are computed already. */
  readonly themeCss?: string;
  /** The address of an icon for the browser's tab; none unless given. */
  readonly icon?: string;
  readonly styleSheets?: StyleSheets;
  /** Runs when the page is there. */
  readonly script?: string;
};

/** The addresses of style sheets, for the fonts of the web app in a language. */
export type StyleSheets = (language: string) => readonly string[];

/** A page of the server's own, in the look of a tenant; works without any script. */
export function page({
  language,
  direction,
  title,
  body,
  css = '',
  theme = neutral,
  themeCss = themeCssOf(theme),
  icon = noIcon,
  head = '',
  styleSheets = () => [],
  script = '',
}: Content): {
  html: string;
  nonce: string;
} {
  const nonce = randomBytes(16).toString('base64url');
  const links = styleSheets(language)
    .map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`)
    .join('');
  const look = `${tokens}\n${themeCss}`;
  const html = `<!doctype html>
<html lang="${language}" dir="${direction}" data-paper="${theme.paper}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<meta name="color-scheme" content="light dark"><script nonce="${nonce}">${applyChosenScheme}</script><link rel="icon" href="${escapeHtml(icon)}">${links}<style nonce="${nonce}">${look}\n${base}\n${css}</style>${head}</head>
<body>${body}${script && `<script nonce="${nonce}">${script}</script>`}</body></html>`;
  return { html, nonce };
}
