const followed = ['data-mantine-color-scheme', 'data-tenant', 'data-paper'];

/** The nonce with which the page's own styles are let through. */
export const nonceOf = (page: Document): string => page.querySelector<HTMLElement>('[nonce]')?.nonce ?? '';

/** The rules by which a page loads its fonts, with addresses that hold in any document. */
export function fontFacesOf(page: Document): string {
  return [...page.styleSheets].flatMap(fontFacesIn).join('\n');
}

function fontFacesIn(sheet: CSSStyleSheet): string[] {
  const base = sheet.href ?? sheet.ownerNode?.baseURI ?? location.href;
  return [...rulesOf(sheet)]
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map((rule) =>
      rule.cssText.replaceAll(/url\("([^"]+)"\)/g, (_, url: string) => `url("${new URL(url, base).href}")`),
    );
}

function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    return []; // A style sheet of a browser extension may not be read.
  }
}

/** The ground of a text, where it is not to be that of the page around it. */
type Paper = 'auto' | 'light' | 'sepia' | 'dark';

/** The attributes by which a text has the colors of the page around it, or of a paper of its own. */
function attributesOn(page: HTMLElement, paper: Paper): Map<string, string | null> {
  const own = new Map(followed.map((name) => [name, page.getAttribute(name)]));
  if (paper === 'auto') return own;
  own.set('data-mantine-color-scheme', paper === 'dark' ? 'dark' : 'light');
  if (paper === 'sepia') own.set('data-paper', 'sepia');
  return own;
}

/** The attributes by which a page has its colors, for a page that is to have the same from its first moment. */
export const coloursOf = (page: HTMLElement, paper: Paper = 'auto'): [name: string, value: string][] =>
  [...attributesOn(page, paper)].flatMap(([name, value]) => (value === null ? [] : [[name, value]]));

/** Keeps a frame in the colors of the page around it, or of a paper of its own: dark or light, tenant, paper. */
export function followColours(
  from: HTMLElement,
  to: HTMLElement,
  paper: () => Paper = () => 'auto',
): { again: () => void; end: () => void } {
  const copy = (): void => {
    for (const [name, value] of attributesOn(from, paper())) {
      if (value === to.getAttribute(name)) continue; // Writing it would trigger a layout of the whole document.
      if (value === null) to.removeAttribute(name);
      else to.setAttribute(name, value);
    }
  };
  copy();
  const observer = new MutationObserver(copy);
  observer.observe(from, { attributeFilter: followed });
  return { again: copy, end: () => observer.disconnect() };
}
