import type { ThemeChoice } from '@norma/contracts';
import { translate } from '../i18n/translate.ts';
import { escapeHtml, page, type StyleSheets } from './page.ts';

const css = `
.alone header { display: flex; align-items: center; gap: var(--s3); color: var(--accent-mark); }
.alone header svg { inline-size: 32px; block-size: 32px; }
.alone header b { color: var(--ink); font-weight: 600; }
button { min-height: 46px; padding: 0 24px; font: inherit; font-weight: 500; cursor: pointer; color: var(--on-fill); background: var(--accent-fill); border: 1px solid var(--fill-edge); border-radius: var(--radius); }
`;

type Shown = {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** The name of the library. */
  readonly title: string;
  readonly theme: ThemeChoice;
  readonly themeCss: string;
  readonly markSvg: string;
  readonly icon: string;
  readonly styleSheets: StyleSheets;
  /** What the link is about, whether it was done, or why it cannot be. */
  readonly link: { readonly topic: string; readonly isRefused: boolean } | 'expired' | 'unknown';
};

/** What anyone who follows the link of an email sees: one button to get no more of its kind, and what came of it. */
export function unsubscribePage({ link, ...shown }: Shown): { html: string; nonce: string } {
  const t = (...[key, values]: Message): string =>
    escapeHtml(translate('email', shown.language, key, { library: shown.title, ...values }));
  const text = (key: Message[0], topic = ''): string => `<p class="quiet">${t(key, { topic })}</p>`;
  const toLibrary = `<p><a href="/">${t('toLibrary')}</a></p>`;
  const [title, body]: [Message[0], string] =
    link === 'expired'
      ? ['linkExpiredTitle', text('linkExpiredText') + toLibrary]
      : link === 'unknown'
        ? ['linkUnknownTitle', text('linkUnknownText') + toLibrary]
        : link.isRefused
          ? ['refusedTitle', text('refusedText', link.topic) + text('refuseOthers') + toLibrary]
          : [
              'refuseTitle',
              `${text('refuseText', link.topic)}${text('refuseOthers')}<form method="post"><button>${t('refuse')}</button></form>`,
            ];
  const head = `<header>${shown.markSvg}<b>${escapeHtml(shown.title)}</b></header>`;
  return page({
    ...shown,
    title: `${translate('email', shown.language, title)} · ${shown.title}`,
    css,
    body: `<main class="alone">${head}<h1>${t(title)}</h1>${body}</main>`,
  });
}

type Message = Parameters<typeof translate<'email'>> extends [unknown, unknown, ...infer Rest] ? Rest : never;
