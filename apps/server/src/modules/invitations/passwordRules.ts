/** The least and the most characters of a password. */
export const passwordLength = { least: 10, most: 256 } as const;

/** Why a password cannot be taken. */
export type PasswordProblem = 'too-short' | 'too-long' | 'like-name' | 'too-simple' | 'well-known';

/** What people begin with when they guess, in small letters and without the figures behind it. */
const wellKnown = new Set(
  (
    'password passwort passw0rd motdepasse contraseña welcome welcometo letmein iloveyou qwerty qwertyuiop qwertz ' +
    'qwertzuiop azerty azertyuiop asdfghjkl administrator admin changeme changeit trustno superman football baseball ' +
    'sunshine princess library standards default secret topsecret temporary temppassword newpassword mypassword'
  ).split(' '),
);
const rows = [
  '01234567890123456789',
  '09876543210987654321',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
];
const fewestDifferent = 5;

type Person = { readonly email: string; readonly signInName: string; readonly names: readonly string[] };

/**
 * Why a password cannot be taken, or null. Length counts for more than kinds of characters, as NIST SP 800-63B advises: what
 * is refused besides that is what someone would guess first.
 */
export function problemOf(password: string, { email, signInName, names }: Person): PasswordProblem | null {
  const characters = [...password];
  if (characters.length < passwordLength.least) return 'too-short';
  if (characters.length > passwordLength.most) return 'too-long';
  const bare = bareOf(password);
  const own = [email, email.split('@')[0] ?? '', signInName, names.join(''), names.toReversed().join('')];
  if (own.some((name) => bareOf(name) !== '' && bareOf(name) === bare)) return 'like-name';
  if (rows.some((row) => row.includes(password.toLowerCase()))) return 'well-known';
  if (wellKnown.has(bare) || wellKnown.has(bare.replace(/^\d+/, ''))) return 'well-known';
  if (new Set(characters).size < fewestDifferent) return 'too-simple';
  return null;
}

/** Letters and figures in small, without the figures at the end. */
const bareOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replace(/\d+$/, '');
