import { escapeHtml, page } from './page.ts';
import { pageMessage } from './messages.ts';

const css = `
.measure { display: flex; align-items: center; gap: 12px; color: var(--ink-3); font: 400 var(--text-xs)/var(--line-xs) var(--font-mono); }
.measure::before, .measure::after { content: ""; flex: 1; height: 11px; border-inline: 1px solid var(--control-line); background: linear-gradient(var(--control-line), var(--control-line)) center/100% 1px no-repeat; }
`;

/** What a visitor sees while the library is being prepared; it asks again every second. */
export function progressPage({
  language,
  direction,
  step,
  seconds,
}: {
  language: string;
  direction: 'ltr' | 'rtl';
  step: string;
  seconds: number;
}): { html: string; nonce: string } {
  const title = pageMessage(language, 'preparing');
  const body = `<main class="alone"><h1>${escapeHtml(title)}</h1><p class="quiet">${escapeHtml(pageMessage(language, 'preparingText'))}</p>
<p class="measure" role="status"><bdi dir="ltr">${escapeHtml(step)}, ${seconds} s</bdi></p></main>`;
  return page({ language, direction, title, body, css, head: '<meta http-equiv="refresh" content="1">' });
}
