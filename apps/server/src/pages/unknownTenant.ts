import { escapeHtml, page } from './page.ts';
import { say } from './words.ts';

/** What a visitor sees at a host that names a tenant nobody knows. */
export function unknownTenantPage({
  language,
  direction,
  host,
}: {
  language: string;
  direction: 'ltr' | 'rtl';
  host: string;
}): {
  html: string;
  nonce: string;
} {
  const title = say(language, 'unknownTitle');
  const text = say(language, 'unknownText', { host: host.slice(0, 253) });
  const body = `<main class="alone"><h1>${escapeHtml(title)}</h1><p class="quiet">${escapeHtml(text)}</p></main>`;
  return page({ language, direction, title, body });
}
