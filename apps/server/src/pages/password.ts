import { choosePath, forgotPasswordPath } from '../modules/invitations/index.ts';
import { translate } from '../i18n/translate.ts';
import { escapeHtml } from './page.ts';
import { passwordField, showsPassword } from './passwordField.ts';
import { inSignInFrame, type Framed } from './signInFrame.ts';

type Message = Parameters<typeof translate<'invitations'>>;
type Page = { html: string; nonce: string };

type Choosing = {
  readonly key: string;
  readonly name: string;
  readonly email: string;
  readonly isFirst: boolean;
  readonly least: number;
  /** Why what was chosen is not taken, in words; null before. */
  readonly problem: string | null;
};

const wordsOf =
  ({ language, title }: Framed) =>
  (key: Message[2], values: Message[3] = {}): string =>
    escapeHtml(translate('invitations', language, key, { library: `\u2068${title}\u2069`, ...values }));

const titled = (shown: Framed, key: Message[2]): string =>
  `${translate('invitations', shown.language, key)} · ${shown.title}`;

/** The page to choose a password: first with the rules, then with what is wrong. */
export function choosePasswordPage(shown: Framed, to: Choosing): Page {
  const t = wordsOf(shown);
  const names = { name: `\u2068${to.name || to.email}\u2069`, email: `\u2068${to.email}\u2069` };
  const about = t(to.isFirst ? 'chooseWelcome' : 'chooseAgain', names);
  const alert = to.problem
    ? `<p class="problem" id="problem" role="alert">${escapeHtml(to.problem)}</p>`
    : '';
  const field = passwordField({
    language: shown.language,
    autocomplete: 'new-password',
    attributes: ` autofocus aria-describedby="${to.problem ? 'problem ' : ''}rules"${to.problem ? ' aria-invalid="true"' : ''}`,
  });
  // The name goes along, unseen: by it programs that keep passwords know whose this one is.
  const main = `<h1>${t('chooseTitle')}</h1><p class="about">${about}</p>${alert}<form method="post" action="${choosePath}">
<input type="hidden" name="key" value="${escapeHtml(to.key)}"><input class="unseen" name="name" autocomplete="username" value="${escapeHtml(to.email)}" readonly tabindex="-1" aria-hidden="true">
<label for="password">${t('newPassword')}</label><p class="hint" id="rules">${t('rules', { count: to.least })}</p>
${field}
<button>${t('save')}</button></form>`;
  const title = titled(shown, 'chooseTitle');
  return inSignInFrame(shown, { title, main, query: { key: to.key }, script: showsPassword });
}

/** Shown for an invalid link, with how to get a new one. */
export function deadLinkPage(
  shown: Framed,
  { key, why }: { readonly key: string; readonly why: 'used' | 'replaced' | 'expired' | 'unknown' },
): Page {
  const t = wordsOf(shown);
  const toSignIn = why === 'used' ? `<p class="aside"><a href="/">${t('toSignIn')}</a></p>` : '';
  const main = `<h1>${t(`${why}Title`)}</h1><p class="about">${t(`${why}Text`)}</p>${askForm(shown, '')}${toSignIn}`;
  return inSignInFrame(shown, { title: titled(shown, `${why}Title`), main, query: { key } });
}

/** Where someone asks for a link; `problem` says why that was not taken. */
export function forgottenPage(shown: Framed, problem: string | null): Page {
  const t = wordsOf(shown);
  const alert = problem ? `<p class="problem" role="alert">${escapeHtml(problem)}</p>` : '';
  const main = `<h1>${t('forgottenTitle')}</h1><p class="about">${t('forgottenText')}</p>${alert}${askForm(shown, ' autofocus')}<p class="aside"><a href="/">${t('toSignIn')}</a></p>`;
  return inSignInFrame(shown, { title: titled(shown, 'forgottenTitle'), main });
}

const askForm = (shown: Framed, focus: string): string => {
  const t = wordsOf(shown);
  return `<form method="post" action="${forgotPasswordPath}">
<label for="name">${t('address')}</label><input id="name" name="name" autocomplete="username" autocapitalize="none" spellcheck="false" dir="ltr" required maxlength="255"${focus}>
<button>${t('sendLink')}</button></form>`;
};

/** What anyone who asked for a link sees, whether there is such a person or not. */
export function linkSentPage(shown: Framed, { address, hours }: { address: string; hours: number }): Page {
  const t = wordsOf(shown);
  const sent = t('sentText', { address: `\u2068${address}\u2069`, hours });
  const main = `<h1>${t('sentTitle')}</h1><p class="about" role="status">${sent}</p><p class="about">${t('sentNothing')}</p><p class="aside"><a href="/">${t('toSignIn')}</a></p>`;
  return inSignInFrame(shown, { title: titled(shown, 'sentTitle'), main });
}
