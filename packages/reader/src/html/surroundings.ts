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

/** The attributes by which a page has its colors, for a page that is to have the same from its first moment. */
export const coloursOf = (page: HTMLElement): [name: string, value: string][] =>
  followed.flatMap((name) => {
    const value = page.getAttribute(name);
    return value === null ? [] : [[name, value]];
  });

/** Keeps a frame in the colors of the page around it: dark or light, tenant, paper. */
export function followColours(from: HTMLElement, to: HTMLElement): () => void {
  const copy = (): void => {
    for (const name of followed) {
      const value = from.getAttribute(name);
      if (value === to.getAttribute(name)) continue; // Writing it would trigger a layout of the whole document.
      if (value === null) to.removeAttribute(name);
      else to.setAttribute(name, value);
    }
  };
  copy();
  const observer = new MutationObserver(copy);
  observer.observe(from, { attributeFilter: followed });
  return () => observer.disconnect();
}
