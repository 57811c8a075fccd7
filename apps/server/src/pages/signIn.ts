import { forgotPasswordPath } from '../modules/invitations/index.ts';
import { escapeHtml } from './page.ts';
import { inSignInFrame, type Framed } from './signInFrame.ts';
import { pageMessage } from './messages.ts';

type Shown = Framed & {
  /** Which sign-in this is; empty when it has expired. */
  readonly uid: string;
  readonly name: string;
  readonly problem: 'wrong' | 'locked' | 'expired' | 'spent' | 'hurried' | null;
  /** The companies through which a visitor of this address may read without signing in. */
  readonly accounts: readonly { readonly id: string; readonly name: string }[];
  readonly lockMinutes: number;
  /** Sign-in names to offer, in the demo alone. */
  readonly demoNames: readonly string[];
  readonly otherTenants: readonly { title: string; href: string }[];
};

/** The sign-in page of a tenant: a form that works without scripts next to the tenant's mark on a drawing sheet. */
export function signInPage(shown: Shown): { html: string; nonce: string } {
  const title = `${pageMessage(shown.language, 'signIn')} · ${shown.title}`;
  const main = shown.problem === 'expired' ? expired(shown) : `${form(shown)}${networks(shown)}`;
  return inSignInFrame(shown, { title, main: main + demo(shown) });
}

const expired = ({ language }: Shown): string =>
  `<h1>${escapeHtml(pageMessage(language, 'signIn'))}</h1><p class="problem" role="alert">${escapeHtml(pageMessage(language, 'expired'))}</p><p><a class="button" href="/">${escapeHtml(pageMessage(language, 'toLibrary'))}</a></p>`;

const form = ({ language, uid, name, problem, lockMinutes }: Shown): string => {
  const t = (key: Parameters<typeof pageMessage>[1]): string =>
    escapeHtml(pageMessage(language, key, { minutes: lockMinutes }));
  const alert = problem ? `<p class="problem" id="problem" role="alert">${t(problem)}</p>` : '';
  const described =
    problem === 'wrong' || problem === 'locked' ? ' aria-describedby="problem" aria-invalid="true"' : '';
  return `<h1>${t('signIn')}</h1>${alert}<form method="post" action="/login/${escapeHtml(uid)}">
<label for="name">${t('signInName')}</label><input id="name" name="name" autocomplete="username" autocapitalize="none" spellcheck="false" dir="ltr" required maxlength="255" value="${escapeHtml(name)}"${name ? '' : ' autofocus'}${described}>
<label for="password">${t('password')}</label><input id="password" name="password" type="password" autocomplete="current-password" dir="ltr" required maxlength="1000"${name ? ' autofocus' : ''}${described}>
<button>${t('signIn')}</button></form><p class="aside"><a href="${forgotPasswordPath}">${t('forgotten')}</a></p>`;
};

/** The link to sign in from the network of a company; of several the visitor knows which is theirs. */
const networks = ({ language, uid, accounts }: Shown): string => {
  if (accounts.length === 0) return '';
  const choices = accounts
    .map(({ id, name }) => {
      const label = escapeHtml(pageMessage(language, 'readAs', { account: name }));
      return `<button name="account" value="${escapeHtml(id)}">${label}</button>`;
    })
    .join('');
  const heading = pageMessage(language, accounts.length > 1 ? 'yourNetworks' : 'yourNetwork');
  return `<section class="networks"><h2>${escapeHtml(heading)}</h2><p>${escapeHtml(pageMessage(language, 'networkHint'))}</p><form method="post" action="/login/${escapeHtml(uid)}">${choices}</form></section>`;
};

const demo = ({ language, uid, demoNames, otherTenants }: Shown): string => {
  if (demoNames.length === 0 || uid === '') return '';
  const people = demoNames
    .map(
      (name) =>
        `<li><a href="/login/${escapeHtml(uid)}?name=${encodeURIComponent(name)}"><bdi dir="ltr">${escapeHtml(name)}</bdi></a></li>`,
    )
    .join('');
  const tenants = otherTenants
    .map(({ title, href }) => `<li><a href="${escapeHtml(href)}">${escapeHtml(title)}</a></li>`)
    .join('');
  const others =
    tenants &&
    `<h2>${escapeHtml(pageMessage(language, 'otherTenants'))}</h2><ul class="tenants">${tenants}</ul>`;
  return `<section class="demo"><h2>${escapeHtml(pageMessage(language, 'demoTitle'))}</h2><p>${escapeHtml(pageMessage(language, 'demoHint'))}</p><ul>${people}</ul>${others}</section>`;
};
