/** A stretch of an article that may be edited. */
export type Place = {
  readonly start: number;
  readonly end: number;
  readonly html: string;
  /** The paragraph, row or clause around it. */
  readonly block: string;
  readonly clause: string;
};

/** What an edit made of a place. */
export type Made = {
  readonly html: string;
  readonly before: string;
  readonly after: string;
  readonly block: string;
};

export type Operation = {
  readonly name: string;
  readonly isEditorial: boolean;
  readonly placesIn: (article: string) => Place[];
  readonly edit: (place: Place, random: () => number) => Made | null;
};

const PARAGRAPH = /<(p|dd|li)(?: [^>]*)?>(?:(?!<\/?(?:p|dd|li|section|div|table|aside)[ >])[^])*<\/\1>/g;
const ROW = /<tr(?: [^>]*)?>(?:(?!<\/tr>)[^])*<\/tr>/g;
const LEAF = /<section (?:(?!<\/?section)[^])*<\/section>/g;
const SECTION = /<section [^>]*id="([^"]+)"[^>]*>|<\/section>/g;

/** Blocks of an article with the clause that each is in; those of notes and front matter too. */
function blocksIn(article: string, pattern: RegExp): Place[] {
  const sections = [...article.matchAll(SECTION)];
  let at = 0;
  const open: string[] = [];
  return [...article.matchAll(pattern)].map(({ 0: html, index }) => {
    for (; (sections[at]?.index ?? Infinity) <= index; at += 1) {
      const id = sections[at]?.[1];
      if (id === undefined) open.pop();
      else open.push(id);
    }
    return { start: index, end: index + html.length, html, block: html, clause: open.at(-1) ?? '' };
  });
}

/** Where a pattern is in the words of a block, outside of tags. */
const inWords = (pattern: RegExp): RegExp =>
  new RegExp(`(?<![<&][^>]*)(?:${pattern.source})(?![^<]*>)`, pattern.flags);

/** An operation on the first words of a block that a pattern finds. */
function onWords(
  name: string,
  {
    pattern,
    to,
    isEditorial = false,
    blocks = PARAGRAPH,
  }: {
    readonly pattern: RegExp;
    readonly to: (words: string, random: () => number) => string;
    readonly isEditorial?: boolean;
    readonly blocks?: RegExp;
  },
): Operation {
  const found = inWords(pattern);
  return {
    name,
    isEditorial,
    placesIn: (article) => blocksIn(article, blocks).filter(({ html }) => found.test(html)),
    edit: ({ html }, random) => {
      const match = found.exec(html);
      if (!match) return null;
      const before = match[0];
      const after = to(before, random);
      if (after === before) return null;
      const edited = html.slice(0, match.index) + after + html.slice(match.index + before.length);
      return { html: edited, before, after, block: edited };
    },
  };
}

/** Another number with as many decimals. */
function otherNumber(written: string, random: () => number): string {
  const decimals = written.split('.')[1]?.length ?? 0;
  const value = Number(written);
  const step = 10 ** -decimals;
  return (value + step * Math.ceil(random() * Math.max(3, Math.abs(value / step) / 2))).toFixed(decimals);
}

const NUMBER = String.raw`(?<![\d.,/:–-])(?<!\d[ \u00a0\u202f])\d+(?:\.\d+)?`;
const UNIT = String.raw`[ \u00a0\u202f](?:mm|kN|MPa|°C|h|%|N|min|s|kg|m)(?![\p{L}\d/·²³])`;
const first =
  (pattern: RegExp, to: (found: string, random: () => number) => string) =>
  (words: string, random: () => number): string =>
    words.replace(pattern, (found) => to(found, random));
const swap =
  (pairs: Readonly<Record<string, string>>) =>
  (words: string): string =>
    pairs[words] ?? words;

const synonyms: Readonly<Record<string, string>> = {
  before: 'prior to',
  about: 'approximately',
  begins: 'starts',
  enough: 'sufficient',
  'such as': 'for example',
  needs: 'requires',
};

/** The clauses without others within, two in a row of the same parent. */
function twins(article: string): Place[] {
  const leaves = blocksIn(article, LEAF);
  return leaves.flatMap((one, at) => {
    const next = leaves[at + 1];
    if (!next || article.slice(one.end, next.start).trim() !== '') return [];
    const html = article.slice(one.start, next.end);
    return [{ start: one.start, end: next.end, html, block: html, clause: idOf(next.html) }];
  });
}

const idOf = (section: string): string => / id="([^"]+)"/.exec(section)?.[1] ?? '';
const leavesIn = (html: string): string[] => [...html.matchAll(LEAF)].map(([leaf]) => leaf);
const leaves = (article: string): Place[] =>
  blocksIn(article, LEAF).map((place) => ({ ...place, clause: idOf(place.html) }));

/** Operations of revisions, in no order: changes of requirements, of words alone, and of the order of clauses. */
export const operations: readonly Operation[] = [
  onWords('limit', { pattern: new RegExp(`${NUMBER}(?=${UNIT})`, 'u'), to: otherNumber }),
  onWords('unit', {
    pattern: new RegExp(`(?<=${NUMBER}[ \\u00a0\\u202f])(?:mm|kN|MPa|min)(?![\\p{L}\\d/·²³])`, 'u'),
    to: swap({ mm: 'cm', kN: 'MN', MPa: 'GPa', min: 'h' }),
  }),
  onWords('tolerance', { pattern: /(?<=± ?)\d+(?:\.\d+)?/u, to: otherNumber }),
  onWords('verb', {
    pattern: /(?<!\p{L})(?:shall|should|may)(?!\p{L})/u,
    to: swap({ shall: 'should', should: 'shall', may: 'shall' }),
  }),
  onWords('negation', {
    pattern: /(?<!\p{L})(?:shall|should)(?! not)(?!\p{L})/u,
    to: (verb) => `${verb} not`,
  }),
  onWords('cell', { blocks: ROW, pattern: /(?<=<td[^>]*>)\d+(?:\.\d+)?(?=<\/td>)/u, to: otherNumber }),
  {
    name: 'citation',
    isEditorial: false,
    placesIn: (article) =>
      blocksIn(article, PARAGRAPH).filter(({ html }) => /data-designation="[^"]*[-:]\d{2,4}"/.test(html)),
    edit: ({ html }) => {
      const [, designation = ''] = /data-designation="([^"]*[-:]\d{2,4})"/.exec(html) ?? [];
      const after = designation.replace(/\d{2,4}$/, (year) =>
        String(Number(year) + 1).padStart(year.length, '0'),
      );
      const edited = html.replaceAll(designation, after);
      return { html: edited, before: designation, after, block: edited };
    },
  },
  onWords('definition', {
    blocks: /<div class="term-entry"(?:(?!<\/dd>)[^])*<\/dd>/g,
    pattern: /(?<=<dd>[^<]{0,400}\s)\p{Ll}{6,}(?=[\s.,])/u,
    to: (word) => `${word} wholly`,
  }),
  onWords('typo', {
    pattern: /(?<!\p{L})\p{Ll}{8,}(?!\p{L})/u,
    isEditorial: true,
    to: first(/^(.{3})(.)(.)/u, (found) => `${found.slice(0, 3)}${found.slice(4)}${found.slice(3, 4)}`),
  }),
  onWords('spelling', {
    pattern: /(?<!\p{L})(?:meter|color|center|aluminum|behavior)(?!\p{L})/u,
    isEditorial: true,
    to: swap({
      meter: 'metre',
      color: 'colour',
      center: 'centre',
      aluminum: 'aluminium',
      behavior: 'behaviour',
    }),
  }),
  onWords('punctuation', { pattern: /(?<=\p{Ll}), (?=\p{Ll})/u, isEditorial: true, to: () => ' ' }),
  onWords('date', {
    pattern: /(?<![\d.,/:–-])(?:19|20)\d{2}(?![\d/:–-]|[ \u00a0]\p{L})/u,
    isEditorial: true,
    to: (year) => String(Number(year) + 1),
  }),
  onWords('paraphrase', {
    pattern: new RegExp(`(?<!\\p{L})(?:${Object.keys(synonyms).join('|')})(?!\\p{L})`, 'u'),
    to: swap(synonyms),
  }),
  {
    name: 'renumbering',
    isEditorial: true,
    placesIn: (article) => leaves(article).filter(({ html }) => /clause-number">\d+\.\d+</.test(html)),
    edit: ({ html }) => {
      const [, before = ''] = /clause-number">(\d+\.\d+(?:\.\d+)*)</.exec(html) ?? [];
      const after = before.replace(/\d+$/, (last) => String(Number(last) + 40));
      return {
        html: html.replace(`clause-number">${before}<`, `clause-number">${after}<`),
        before,
        after,
        block: html,
      };
    },
  },
  {
    name: 'move',
    isEditorial: true,
    placesIn: twins,
    edit: ({ html }) => {
      const [one = '', other = ''] = leavesIn(html);
      return { html: `${other}\n${one}`, before: idOf(one), after: idOf(other), block: html };
    },
  },
  {
    name: 'merge',
    isEditorial: true,
    placesIn: twins,
    edit: ({ html }) => {
      const [one = '', other = ''] = leavesIn(html);
      const content = other
        .replace(/^<section [^>]*>/, '')
        .replace(/<h\d[^>]*>(?:(?!<\/h\d>)[^])*<\/h\d>/, '');
      return {
        html: one.replace(/<\/section>$/, content),
        before: idOf(other),
        after: idOf(one),
        block: html,
      };
    },
  },
  {
    name: 'split',
    isEditorial: true,
    placesIn: (article) => leaves(article).filter(({ html }) => (html.match(/<p[ >]/g)?.length ?? 0) > 1),
    edit: ({ html, clause }) => {
      const at = html.lastIndexOf('<p');
      const [, heading = '2'] = /<h(\d)/.exec(html) ?? [];
      const part = `</section>\n<section class="clause" id="${clause}-part" data-level="${Number(heading) - 1}"><h${heading} class="clause-heading"><span class="clause-title">Continued</span></h${heading}>`;
      return {
        html: html.slice(0, at) + part + html.slice(at),
        before: clause,
        after: `${clause}-part`,
        block: html,
      };
    },
  },
  {
    name: 'retitle',
    isEditorial: true,
    placesIn: (article) => leaves(article).filter(({ html }) => html.includes('clause-title">')),
    edit: ({ html }) => {
      const [, before = ''] = /clause-title">([^<]*)</.exec(html) ?? [];
      const after = `${before} in general`;
      return {
        html: html.replace(`clause-title">${before}<`, `clause-title">${after}<`),
        before,
        after,
        block: html,
      };
    },
  },
];
