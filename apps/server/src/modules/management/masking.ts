/** Stands where a secret stood. */
export const mask = '******';

const secretName =
  /pass(word|wd|phrase)|^pwd$|secret|token|credential|private[_-]?key|api[_-]?key|signature/i;

/** Parts of a JSON Web Key that its owner alone may know (RFC 7518, 6.2.2, 6.3.2 and 6.4). */
const privateParts = new Set(['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k']);

/** Whether what is called so is a secret, whatever it looks like. */
export const isSecretName = (name: string): boolean => secretName.test(name);

type Shape = readonly [secret: RegExp, instead: string];

/** What gives a secret away wherever it is. */
const shapes: readonly Shape[] = [
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*-----|$)/g, mask],
  // User and password of an address: up to the last @, because a password may hold one.
  [/\b([a-z][a-z0-9+.-]*:\/\/)[^\s"'<>]*@/gi, `$1${mask}@`],
  [/\b(Bearer|Basic)\s+[^\s"']+/gi, `$1 ${mask}`],
  [
    /\b([\w-]*(?:pass(?:word|wd|phrase)?|pwd|secret|token|credential|key|code|sig(?:nature)?|auth)[\w-]*)=[^\s&;,"'<>]+/gi,
    `$1=${mask}`,
  ],
  // A JSON Web Token, or the beginning of one.
  [/\beyJ[\w-]{10,}(?:\.[\w-]*){0,4}/g, mask],
  [/\b(?:gh[a-z]_|glpat-|sk[-_]|pk_live_|rk_live_|xox[a-z]-|npm_|AKIA|ASIA)[\w-]{8,}/g, mask],
];

/** Long words of letters and digits that no one would think of: keys, hashes, tokens. */
const randomWord = /[A-Za-z0-9_+-]{24,}={0,2}/g;

const looksRandom = (word: string): boolean => (word.match(/\d/g)?.length ?? 0) >= 3 && /[A-Za-z]/.test(word);

/** A text in which whatever looks like a secret is masked. */
export const maskText = (text: string): string =>
  shapes
    .reduce((shown, [secret, instead]) => shown.replaceAll(secret, instead), text)
    .replaceAll(randomWord, (word) => (looksRandom(word) ? mask : word));

/** A value of any depth in which secrets are masked by what they are called and by what they look like. */
export function maskValue(value: unknown): unknown {
  if (typeof value === 'string') return maskText(value);
  if (Array.isArray(value)) return value.map(maskValue);
  if (typeof value !== 'object' || value === null) return value;
  const isKey = 'kty' in value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      const isSecret = isSecretName(name) || (isKey && privateParts.has(name));
      return [name, isSecret ? mask : maskValue(each)];
    }),
  );
}
