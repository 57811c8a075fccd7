import { serialize } from 'parse5';
import sanitize from 'sanitize-html';
import { escapeHtml } from './clean.ts';
import type { ClauseText } from './clauseText.ts';
import { markAdmonitions } from './html/admonitions.ts';
import { blocksOf } from './html/blocks.ts';
import { clausesOf, markNumbers } from './html/clauses.ts';
import { clauseTexts } from './html/clauseTexts.ts';
import { removeFurniture, type Furniture } from './html/furniture.ts';
import { Pictures, type PictureSource } from './html/pictures.ts';
import { bodyOf, element } from './html/tree.ts';

const mathTags =
  'math merror mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace msqrt mstyle msub ' +
  'msubsup msup mtable mtd mtext mtr munder munderover none semantics';
const mathAttributes =
  'display mathvariant columnspan rowspan accent accentunder stretchy fence separator form linethickness lspace rspace ' +
  'width height depth voffset columnalign rowspacing columnspacing largeop movablelimits symmetric minsize maxsize';

/** Text as it may be shown: made of these elements alone, without scripts, styles, forms, frames or outside pictures. */
const options: sanitize.IOptions = {
  allowedTags: [
    ...(
      'section aside h1 h2 h3 h4 h5 h6 p br hr blockquote pre code a img ul ol li dl dt dd b strong i em u s sub sup q cite ' +
      'bdi bdo abbr dfn kbd samp var small mark time ruby rt rp span figure figcaption ' +
      'table caption thead tbody tfoot tr th td colgroup col'
    ).split(' '),
    ...mathTags.split(' '),
  ],
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'svg', 'title', 'iframe'],
  allowedAttributes: {
    '*': ['id', 'lang', 'dir'],
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start', 'type', 'reversed'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    col: ['span'],
    section: ['data-level'],
    aside: ['role'],
    ...Object.fromEntries(mathTags.split(' ').map((tag) => [tag, mathAttributes.split(' ')])),
  },
  allowedClasses: {
    section: ['clause', 'annex', 'named'],
    '*': ['clause-heading'],
    aside: ['note', 'example', 'warning'],
    span: ['label', 'clause-number', 'annex-type', 'clause-title', 'graphic', 'missing'],
    figure: ['figure', 'table'],
    pre: ['code'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['data'] },
  allowProtocolRelative: false,
  nestingLimit: 220,
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && !/^data:image\/(png|jpeg|gif|webp|svg\+xml);base64,/.test(attribs['src'] ?? ''),
};

/** Options that give every id a mark, so that none meets an id of the page, and each to one element. */
function withOwnIds(): sanitize.IOptions {
  const ids = new Set<string>();
  return {
    ...options,
    transformTags: {
      '*': (tagName, attribs) => ({
        tagName,
        attribs: Object.fromEntries(
          Object.entries(attribs).flatMap(([name, value]): [string, string][] => {
            if (name === 'href') return [[name, linkOf(value)]];
            if (name !== 'id') return [[name, value]];
            const isFirst = value !== '' && !ids.has(own(value));
            ids.add(own(value));
            return isFirst ? [[name, own(value)]] : [];
          }),
        ),
      }),
    },
  };
}

const own = (id: string): string => `s-${id.trim().replaceAll(/\s+/g, '-')}`;

const linkOf = (href: string): string => {
  if (!href.startsWith('#')) return href;
  return href.length === 1 ? href : `#${own(href.slice(1))}`;
};

const rightToLeft = new Set(['ar', 'fa', 'he', 'ur']);

/** A publisher's page as the library shows it. */
export type SafeArticle = {
  /** An article of the reading style whose headings begin clauses. */
  readonly html: string;
  /** Its words, clause by clause. */
  readonly clauses: readonly ClauseText[];
  /** What of the page is not in it, as messages for the publisher. */
  readonly remarks: readonly string[];
};

type Given = { readonly language: string; readonly pictures?: PictureSource };

/**
 * A publisher's HTML made safe. Pictures are taken from `pictures` by the names the page gives them. Throws a Rejected
 * where it has more elements, or deeper ones, than are taken.
 */
export function safeArticle(page: string, { language, pictures: source = () => null }: Given): SafeArticle {
  const body = bodyOf(page);
  const furniture = removeFurniture(body);
  markAdmonitions(body);
  markNumbers(body);
  const pictures = new Pictures(source);
  const nodes = clausesOf(blocksOf(body, pictures));
  const direction = rightToLeft.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
  const safe = sanitize(serialize(element('body', {}, nodes)), withOwnIds());
  return {
    html: `<article class="standard" lang="${escapeHtml(language)}" dir="${direction}">\n${safe}\n</article>`,
    clauses: clauseTexts(nodes, own),
    remarks: remarksOn(furniture, pictures),
  };
}

function remarksOn({ contents, menus }: Furniture, { lost }: Pictures): string[] {
  const left: [count: number, one: string, many: string][] = [
    [
      contents,
      'table of contents, which the outline replaces',
      'tables of contents, which the outline replaces',
    ],
    [menus, 'menu or banner of its website', 'menus and banners of its website'],
    [lost.elsewhere, 'picture from another website', 'pictures from other websites'],
    [lost.missing, 'picture missing from the delivery', 'pictures missing from the delivery'],
    [
      lost.unreadable,
      'picture that is not PNG, JPEG, GIF, WebP, TIFF or SVG, or is too large',
      'pictures that are not PNG, JPEG, GIF, WebP, TIFF or SVG, or are too large',
    ],
    [lost.media, 'video, sound or frame', 'videos, sounds and frames'],
  ];
  return left.flatMap(([count, one, many]) =>
    count === 0 ? [] : [`is shown without ${count} ${count === 1 ? one : many}`],
  );
}
