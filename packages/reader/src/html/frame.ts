/** A page for a frame: an article in its own language and direction, with our reading style. */
export type FramePage = {
  article: string;
  title: string;
  styles: string;
  nonce: string;
  /** Of the page's root. */
  attributes: [name: string, value: string][];
};

/** The language and direction that an article declares of itself. */
export function speechOf(article: string): { language: string; direction: 'ltr' | 'rtl' } {
  const opening = /<article\b[^>]*>/i.exec(article)?.[0] ?? '';
  const language = /\blang="([^"]*)"/i.exec(opening)?.[1] ?? '';
  return { language: language || 'und', direction: /\bdir="rtl"/i.test(opening) ? 'rtl' : 'ltr' };
}

/** The source of a frame without scripts; it inherits the policy of the page around it, hence the nonce. */
export function framePage({ article, title, styles, nonce, attributes }: FramePage): string {
  const { language, direction } = speechOf(article);
  const others = attributes.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
  return [
    `<!doctype html><html lang="${escaped(language)}" dir="${direction}"${others}><head><meta charset="utf-8">`,
    `<title>${escaped(title)}</title>`,
    `<style nonce="${escaped(nonce)}">${styles.replaceAll('</', String.raw`<\/`)}</style>`,
    `</head><body>${article}</body></html>`,
  ].join('');
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
