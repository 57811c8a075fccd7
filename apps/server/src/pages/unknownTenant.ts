import { escapeHtml, page } from './page.ts';
import { pageMessage } from './messages.ts';

/** What a visitor sees at a host that names a tenant no one knows. */
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
  const title = pageMessage(language, 'unknownTitle');
  const text = pageMessage(language, 'unknownText', { host: host.slice(0, 253) });
  const body = `<main class="alone"><h1>${escapeHtml(title)}</h1><p class="quiet">${escapeHtml(text)}</p></main>`;
  return page({ language, direction, title, body });
}
