import { escapeHtml } from './page.ts';
import { pageMessage } from './messages.ts';
import { icon } from './signInFrame.ts';

type Field = {
  readonly language: string;
  /** Tells programs that keep passwords whether this one is known to them. */
  readonly autocomplete: 'current-password' | 'new-password';
  /** Further attributes of the input, as HTML. */
  readonly attributes?: string;
};

/** A password with a button that shows what is typed, which takes a script; without one there is no such button. */
export function passwordField({ language, autocomplete, attributes = '' }: Field): string {
  const label = escapeHtml(pageMessage(language, 'showPassword'));
  return `<span class="secret"><input id="password" name="password" type="password" autocomplete="${autocomplete}" dir="ltr" required maxlength="1000"${attributes}><button class="eye" id="eye" type="button" hidden aria-pressed="false" aria-controls="password" aria-label="${label}" title="${label}">${eye}</button></span>`;
}

const eye = icon(
  '<path d="M10 12a2 2 0 1 0 4 0a2 2 0 0 0 -4 0"/><path d="M21 12c-2.4 4 -5.4 6 -9 6c-3.6 0 -6.6 -2 -9 -6c2.4 -4 5.4 -6 9 -6c3.6 0 6.6 2 9 6"/><path class="slash" d="M4 4l16 16"/>',
);

/** The script of pages with a password field. It is sent as a password, whether it is shown or not. */
export const showsPassword = `{
  const typed = document.getElementById('password'), eye = document.getElementById('eye');
  const show = (isShown) => {
    typed.type = isShown ? 'text' : 'password';
    eye.setAttribute('aria-pressed', String(isShown));
  };
  eye.hidden = false;
  eye.addEventListener('click', () => show(typed.type === 'password'));
  typed.form.addEventListener('submit', () => show(false));
}`;
