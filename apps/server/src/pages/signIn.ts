import { demoUserField } from '../adapters/identity/pages.ts';
import { forgotPasswordPath } from '../modules/invitations/index.ts';
import { escapeHtml } from './page.ts';
import { passwordField, showsPassword } from './passwordField.ts';
import { icon, inSignInFrame, type Framed } from './signInFrame.ts';
import { pageMessage } from './messages.ts';

type Shown = Framed & {
  /** Which sign-in this is; empty when it has expired. */
  readonly uid: string;
  readonly name: string;
  readonly problem: 'wrong' | 'locked' | 'expired' | 'spent' | 'hurried' | null;
  /** The companies through which a visitor of this address may read without signing in. */
  readonly accounts: readonly { readonly id: string; readonly name: string }[];
  /** The network address of the visitor. */
  readonly address: string;
  readonly lockMinutes: number;
  /** Where others sign people in for this library; the tenant's own sign-in has no name. */
  readonly elsewhere: readonly { readonly name: string | null; readonly url: string }[];
  /** The people of the demo, and whether a click signs one in; null outside of the demo. */
  readonly demo: {
    readonly people: readonly { readonly signInName: string; readonly name: string }[];
    readonly isOneClick: boolean;
    readonly otherTenants: readonly { readonly title: string; readonly href: string }[];
  } | null;
};

/** The sign-in page of a tenant: a form that works without scripts next to the tenant's mark on a drawing sheet. */
export function signInPage(shown: Shown): { html: string; nonce: string } {
  const title = `${pageMessage(shown.language, 'signIn')} · ${shown.title}`;
  if (shown.problem === 'expired') return inSignInFrame(shown, { title, main: expired(shown) });
  const main = `${form(shown)}${elsewhere(shown)}${networks(shown)}${demo(shown)}`;
  const query: Record<string, string> = shown.name ? { name: shown.name } : {};
  return inSignInFrame(shown, { title, main, query, script: showsPassword });
}

const expired = ({ language }: Shown): string =>
  `<h1>${escapeHtml(pageMessage(language, 'signIn'))}</h1><p class="problem" role="alert">${escapeHtml(pageMessage(language, 'expired'))}</p><p><a class="button" href="/">${escapeHtml(pageMessage(language, 'toLibrary'))}</a></p>`;

const form = ({ language, uid, name, problem, lockMinutes }: Shown): string => {
  const t = (key: Parameters<typeof pageMessage>[1]): string =>
    escapeHtml(pageMessage(language, key, { minutes: lockMinutes }));
  const alert = problem ? `<p class="problem" id="problem" role="alert">${t(problem)}</p>` : '';
  const described =
    problem === 'wrong' || problem === 'locked' ? ' aria-describedby="problem" aria-invalid="true"' : '';
  const password = passwordField({
    language,
    autocomplete: 'current-password',
    attributes: `${name ? ' autofocus' : ''}${described}`,
  });
  return `<h1>${t('signIn')}</h1>${alert}<form method="post" action="/login/${escapeHtml(uid)}">
<label for="name">${t('signInName')}</label><input id="name" name="name" autocomplete="username" autocapitalize="none" spellcheck="false" dir="ltr" required maxlength="255" value="${escapeHtml(name)}"${name ? '' : ' autofocus'}${described}>
<div class="password"><label for="password">${t('password')}</label>${password}<a href="${forgotPasswordPath}">${t('forgotten')}</a></div>
<button>${t('signIn')}</button></form>`;
};

/** The links to where others sign people in. */
const elsewhere = ({ language, elsewhere: ways }: Shown): string => {
  if (ways.length === 0) return '';
  const links = ways.map(({ name, url }) => {
    const label = name
      ? pageMessage(language, 'continueWith', { name })
      : pageMessage(language, 'continueWithOrganization');
    return `<a class="button plain" href="${escapeHtml(url)}">${icon(building)}<span>${escapeHtml(label)}</span></a>`;
  });
  return `<p class="or">${escapeHtml(pageMessage(language, 'or'))}</p><div class="elsewhere">${links.join('')}</div>`;
};

const building =
  '<path d="M3 21l18 0"/><path d="M9 8l1 0"/><path d="M9 12l1 0"/><path d="M9 16l1 0"/><path d="M14 8l1 0"/><path d="M14 12l1 0"/><path d="M14 16l1 0"/><path d="M5 21v-16a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v16"/>';

/** What the network of a visitor gives access to; of several companies the visitor knows which is theirs. */
const networks = ({ language, uid, accounts, address }: Shown): string => {
  const [only, ...others] = accounts;
  if (!only) return '';
  const values = { account: '\uE000', address: '\uE001' };
  const line = escapeHtml(pageMessage(language, others.length > 0 ? 'onNetworks' : 'onNetwork', values))
    .replace('\uE000', () => `<b><bdi>${escapeHtml(only.name)}</bdi></b>`)
    .replace('\uE001', () => `<bdi class="address" dir="ltr">${escapeHtml(address)}</bdi>`);
  const ways = accounts.map(({ id, name }) => {
    const label =
      others.length > 0
        ? pageMessage(language, 'readAs', { account: name })
        : pageMessage(language, 'readWithoutSignIn');
    const look = others.length > 0 ? 'plain' : 'link';
    return `<button class="${look}" name="account" value="${escapeHtml(id)}">${escapeHtml(label)}</button>`;
  });
  return `<section class="networks">${icon(place)}<div><p>${line}</p><form method="post" action="/login/${escapeHtml(uid)}">${ways.join('')}</form></div></section>`;
};

const place =
  '<path d="M9 11a3 3 0 1 0 6 0a3 3 0 0 0 -6 0"/><path d="M17.657 16.657l-4.243 4.243a2 2 0 0 1 -2.827 0l-4.244 -4.243a8 8 0 1 1 11.314 0"/>';

const demo = ({ language, uid, demo: shown }: Shown): string => {
  if (!shown) return '';
  const people = shown.people.map(({ signInName, name }) => {
    const label = `<bdi>${escapeHtml(name)}</bdi> <bdi class="name" dir="ltr">${escapeHtml(signInName)}</bdi>`;
    return shown.isOneClick
      ? `<li><button name="${demoUserField}" value="${escapeHtml(signInName)}">${label}</button></li>`
      : `<li><a href="/login/${escapeHtml(uid)}?name=${encodeURIComponent(signInName)}">${label}</a></li>`;
  });
  const list = `<ul class="people">${people.join('')}</ul>`;
  const tenants = shown.otherTenants
    .map(({ title, href }) => `<li><a href="${escapeHtml(href)}">${escapeHtml(title)}</a></li>`)
    .join('');
  const others =
    tenants &&
    `<h2>${escapeHtml(pageMessage(language, 'otherTenants'))}</h2><ul class="tenants">${tenants}</ul>`;
  return `<section class="demo"><h2>${escapeHtml(pageMessage(language, 'demoTitle'))}</h2><p>${escapeHtml(pageMessage(language, shown.isOneClick ? 'demoClick' : 'demoHint'))}</p>${shown.isOneClick ? `<form method="post" action="/login/${escapeHtml(uid)}">${list}</form>` : list}${others}</section>`;
};
