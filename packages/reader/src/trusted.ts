// TypeScript knows trusted types as strings: what takes them takes strings as well where nothing is enforced.
type Policy = {
  readonly createHTML: (html: string) => string;
  readonly createScriptURL: (address: string) => string;
};

declare global {
  interface Window {
    readonly trustedTypes?: {
      createPolicy(name: 'norma', rules: Policy): Policy;
      createPolicy(name: 'default', rules: { createHTML: (html: string) => string | null }): unknown;
    };
  }
}

const asItIs: Policy = { createHTML: (html) => html, createScriptURL: (address) => address };

const types = globalThis.window?.trustedTypes;

/** The one policy that the page's Content-Security-Policy lets make markup; what else tries is stopped by the browser. */
const policy = types?.createPolicy('norma', asItIs) ?? asItIs;

// Libraries set style sheets as markup: a text without a `<` cannot create an element.
types?.createPolicy('default', { createHTML: (html) => (html.includes('<') ? null : html) });

/** Markup for a parser or for a frame without scripts, or markup of which only what is on a list of ours was left. */
export const trustedHtml = (html: string): string => policy.createHTML(html);

/** The address of a script that the library itself serves. */
export const trustedScript = (address: string): string => policy.createScriptURL(address);
