const chosenDark = ":root[data-mantine-color-scheme='dark']";
const withoutChoice = ':root:not([data-mantine-color-scheme])';

/**
 * The tokens of the look with their dark scheme for pages without an app: what the reader chose in the app, and
 * without scripts what the device asks for. Throws when the tokens hold no dark scheme.
 */
export function followingDevice(tokens: string): string {
  const start = tokens.indexOf(`${chosenDark} {`);
  const end = tokens.indexOf('}', start);
  if (start < 0 || end < 0) throw new Error('The design tokens contain no dark color scheme');
  const scheme = tokens.slice(start, end + 1).replace(chosenDark, withoutChoice);
  return `${tokens}\n@media screen and (prefers-color-scheme: dark) {\n  ${scheme}\n}\n`;
}

/** Before the first paint: what the reader chose in the app, which keeps it under Mantine's key. */
export const applyChosenScheme = `try {
  const chosen = localStorage.getItem('mantine-color-scheme-value');
  if (chosen === 'dark' || chosen === 'light') document.documentElement.dataset.mantineColorScheme = chosen;
} catch {}`;
