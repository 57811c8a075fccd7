import { readFileSync } from 'node:fs';
import type { ThemeChoice } from '@norma/contracts';
import { drawingSheet } from './drawingSheet.ts';
import { escapeHtml, page, type StyleSheets } from './page.ts';

const css = readFileSync(new URL('signIn.css', import.meta.url), 'utf8');

/** The frame of all pages before sign-in. */
export type Framed = {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly title: string;
  readonly shortTitle: string;
  readonly publisherName: string;
  readonly theme: ThemeChoice;
  readonly themeCss: string;
  readonly icon: string;
  readonly markSvg: string;
  readonly facts: readonly { label: string; value: string }[];
  readonly styleSheets: StyleSheets;
};

/** A page before the library: what is to be done, next to the tenant's mark on a drawing sheet. */
export function inSignInFrame(
  shown: Framed,
  { title, main }: { readonly title: string; readonly main: string },
): { html: string; nonce: string } {
  const body = `<div class="split">
<aside class="drawing" aria-label="${escapeHtml(shown.title)}"><div class="sheet">${drawingSheet(shown.markSvg)}${titleBlock(shown)}</div></aside>
<div class="side"><header class="brand">${shown.markSvg}<div><b>${escapeHtml(shown.publisherName)}</b><small>${escapeHtml(shown.shortTitle)}</small></div></header>
<main>${main}</main></div></div>`;
  return page({ ...shown, title, body, css });
}

const titleBlock = ({ facts }: Framed): string =>
  `<dl class="facts">${facts.map(({ label, value }) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>`;
