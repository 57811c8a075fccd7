import sanitize from 'sanitize-html';
import { escapeHtml } from './clean.ts';
import { Rejected } from './item.ts';

/** Text as it may be shown: made of these elements alone, without scripts, styles, forms, frames or outside pictures. */
const options: sanitize.IOptions = {
  allowedTags: (
    'h1 h2 h3 h4 h5 h6 p br hr blockquote pre code a img ul ol li dl dt dd b strong i em u s sub sup q cite bdi ' +
    'table caption thead tbody tfoot tr th td colgroup col'
  ).split(' '),
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'svg',
    'math',
    'title',
    'iframe',
  ],
  allowedAttributes: {
    '*': ['id', 'lang', 'dir'],
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start', 'type', 'reversed'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    col: ['span'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['data'] },
  allowProtocolRelative: false,
  nestingLimit: 100,
  // An id of a document must never meet an id of the page.
  transformTags: {
    '*': (tagName, { id, ...attribs }) => ({ tagName, attribs: id ? { ...attribs, id: own(id) } : attribs }),
    a: (tagName, { id, href = '', ...attribs }) => ({
      tagName,
      attribs: {
        ...attribs,
        ...(id && { id: own(id) }),
        href: href.startsWith('#') ? `#${own(href.slice(1))}` : href,
      },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && !/^data:image\/(png|jpeg|gif|webp);base64,/.test(attribs['src'] ?? ''),
};

/** Far beyond any standard; the time that deep nesting takes grows with the square of its depth. */
const limits = { elements: 500_000, depth: 200 };

/** Options that refuse, while a text is read, what has more elements or nests them deeper than any document does. */
function bounded(): sanitize.IOptions {
  let elements = 0;
  let depth = 0;
  return {
    ...options,
    onOpenTag: () => {
      elements += 1;
      depth += 1;
      if (elements > limits.elements)
        throw new Rejected(`has more than ${limits.elements} elements; no document has so many`);
      if (depth > limits.depth) throw new Rejected(`nests elements more than ${limits.depth} deep`);
    },
    onCloseTag: () => {
      depth -= 1;
    },
  };
}

const own = (id: string): string => `s-${id.replaceAll(/\s+/g, '-')}`;

const rightToLeft = new Set(['ar', 'fa', 'he', 'ur']);

/**
 * A publisher's HTML made safe, as an article of the reading style whose headings begin clauses; and its plain text.
 * Throws a Rejected where it has more elements, or deeper ones, than are taken.
 */
export function safeArticle(
  html: string,
  { language }: { language: string },
): { html: string; text: string } {
  const safe = sanitize(html, bounded());
  const direction = rightToLeft.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
  const text = sanitize(safe.replaceAll(/<(?=\/?(?:p|h\d|li|td|th|dt|dd|tr|br|pre)\b)/g, '\n<'), {
    allowedTags: [],
    allowedAttributes: {},
    textFilter: (plain) => plain.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  });
  const article = `<article class="standard" lang="${escapeHtml(language)}" dir="${direction}">\n${clauses(safe)}\n</article>`;
  return { html: article, text: text.replace(/\s*\n\s*/g, '\n').trim() };
}

const heading = /<h([1-6])((?:\s[^>]*)?)>([\s\S]*?)<\/h\1>/g;

/** Puts each heading and what follows it into a section, nested by the headings' levels. */
function clauses(safe: string): string {
  const parts: string[] = [];
  const open: number[] = [];
  let end = 0;
  let count = 0;
  for (const { 0: whole, 1: digit, 2: attributes = '', 3: title = '', index } of safe.matchAll(heading)) {
    parts.push(safe.slice(end, index));
    end = index + whole.length;
    const level = Number(digit);
    while ((open.at(-1) ?? 0) >= level) {
      parts.push('</section>');
      open.pop();
    }
    open.push(level);
    count += 1;
    const id = / id="([^"]*)"/.exec(attributes)?.[1] ?? `s-clause-${count}`;
    const rank = Math.min(6, Math.max(2, open.length + 1));
    parts.push(
      `<section class="clause" id="${id}" data-level="${open.length}">`,
      `<h${rank} class="clause-heading"><span class="clause-title">${title}</span></h${rank}>`,
    );
  }
  parts.push(safe.slice(end), '</section>'.repeat(open.length));
  return parts.join('\n');
}
