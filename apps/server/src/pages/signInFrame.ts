import { readFileSync } from 'node:fs';
import type { ThemeChoice } from '@norma/contracts';
import { wireOfLanguage, type Language } from '@norma/contracts/fields';
import { drawingSheet } from './drawingSheet.ts';
import { pageMessage } from './messages.ts';
import { escapeHtml, page, type StyleSheets } from './page.ts';

const css = readFileSync(new URL('signIn.css', import.meta.url), 'utf8');

/** A text of the tenant, with the language that it is in. */
type OwnText = { readonly text: string; readonly lang: string };

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
  /** The languages to choose from; none where the tenant offers no choice. */
  readonly languages: readonly Language[];
  /** Where the tenant helps, by address or email; null where it does not say. */
  readonly help: string | null;
  readonly links: readonly (OwnText & { readonly url: string })[];
  readonly styleSheets: StyleSheets;
};

type Content = {
  readonly title: string;
  readonly main: string;
  /** What the address of the page says besides its path, so that the page stays the same in another language. */
  readonly query?: Readonly<Record<string, string>>;
  readonly script?: string;
};

/** A page before the library: what is to be done, next to the tenant's mark on a drawing sheet. */
export function inSignInFrame(
  shown: Framed,
  { title, main, query = {}, script = '' }: Content,
): { html: string; nonce: string } {
  const body = `<div class="split">
<aside class="drawing" aria-label="${escapeHtml(shown.title)}"><div class="sheet">${drawingSheet(shown.markSvg)}${titleBlock(shown)}</div></aside>
<div class="side"><header class="brand">${shown.markSvg}<div><b>${escapeHtml(shown.publisherName)}</b><small>${escapeHtml(shown.shortTitle)}</small></div>${languageMenu(shown, query)}</header>
<main>${main}</main>${footer(shown)}</div></div>`;
  return page({ ...shown, title, body, css, script });
}

/** An icon of 24 units, drawn in lines. */
export const icon = (paths: string): string =>
  `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${paths}</svg>`;

/** The parameter of an address by which a visitor chooses a language; takes its code on the wire. */
export const languageParameter = 'language';

function languageMenu({ language, languages }: Framed, query: Readonly<Record<string, string>>): string {
  if (languages.length < 2) return '';
  const choices = languages
    .map((tag) => {
      const address = new URLSearchParams({ ...query, [languageParameter]: wireOfLanguage(tag) });
      const current = tag === language ? ' aria-current="true"' : '';
      return `<li><a href="?${escapeHtml(address.toString())}" lang="${tag}" hreflang="${tag}"${current}>${escapeHtml(nameOf(tag))}</a></li>`;
    })
    .join('');
  const label = escapeHtml(pageMessage(language, 'language'));
  return `<div class="languages"><button type="button" popovertarget="languages">${icon(languageIcon)}<span class="unseen">${label}</span> <span class="chosen">${escapeHtml(nameOf(language))}</span>${icon('<path d="M6 9l6 6l6 -6"/>')}</button><ul id="languages" popover aria-label="${label}">${choices}</ul></div>`;
}

const languageIcon =
  '<path d="M9 6.371c0 4.418 -2.239 6.629 -5 6.629"/><path d="M4 6.371h7"/><path d="M5 9c0 2.144 2.252 3.908 6 4"/><path d="M12 20l4 -9l4 9"/><path d="M19.1 18h-6.2"/><path d="M6.694 3l.793 .582"/>';

/** A language as it calls itself. */
function nameOf(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

function footer({ language, help, links }: Framed): string {
  const shown = [
    ...(help ? [{ text: pageMessage(language, 'help'), lang: language, url: help }] : []),
    ...links,
  ];
  if (shown.length === 0) return '';
  const items = shown.map(
    ({ text, lang, url }) =>
      `<li><a href="${escapeHtml(url)}" target="_blank" rel="noreferrer"><bdi lang="${escapeHtml(lang)}">${escapeHtml(text)}</bdi></a></li>`,
  );
  return `<footer><ul>${items.join('')}</ul></footer>`;
}

const titleBlock = ({ facts }: Framed): string =>
  `<dl class="facts">${facts.map(({ label, value }) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>`;
