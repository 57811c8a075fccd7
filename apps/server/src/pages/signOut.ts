import type { ThemeChoice } from '@norma/contracts';
import type { FailureReason } from '../adapters/identity/pages.ts';
import { escapeHtml, page, type StyleSheets } from './page.ts';
import { pageMessage } from './messages.ts';

const css = `
button { min-height: 46px; padding: 0 24px; font: inherit; font-weight: 500; cursor: pointer; color: var(--on-fill); background: var(--accent-fill); border: 1px solid var(--fill-edge); border-radius: var(--radius); }
`;

type Shown = {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly title: string;
  readonly theme: ThemeChoice;
  readonly styleSheets: StyleSheets;
};

/** The provider's last step of signing out: its own form, sent at once, or by the button where scripts are off. */
export function signOutPage({ form, ...shown }: Shown & { form: string }): { html: string; nonce: string } {
  const heading = pageMessage(shown.language, 'signingOut');
  const client = pageMessage(shown.language, 'signOutAsk', { tenant: shown.title });
  const complete = form.replace(
    '</form>',
    `<input type="hidden" name="logout" value="yes"><button>${escapeHtml(pageMessage(shown.language, 'signOut'))}</button></form>`,
  );
  const drawn = page({
    ...shown,
    title: heading,
    css,
    body: `<main class="alone"><h1>${escapeHtml(client)}</h1>${complete}</main>`,
  });
  const send = `<script nonce="${drawn.nonce}">document.forms[0].submit()</script></body>`;
  return { ...drawn, html: drawn.html.replace('</body>', send) };
}

/** What a visitor sees when the provider cannot go on with a sign-in. */
export function signInFailedPage({ reason, ...shown }: Shown & { reason: FailureReason }): {
  html: string;
  nonce: string;
} {
  const text =
    reason.kind === 'refused'
      ? reason.reason
      : pageMessage(shown.language, reason.kind === 'malformed' ? 'failedMalformed' : 'failedUnexpectedly');
  const title = pageMessage(shown.language, 'failedTitle');
  const body = `<main class="alone"><h1>${escapeHtml(title)}</h1><p class="quiet"><bdi>${escapeHtml(text)}</bdi></p><p><a href="/">${escapeHtml(pageMessage(shown.language, 'toLibrary'))}</a></p></main>`;
  return page({ ...shown, title, body });
}
