import { titleIn } from '../house/house.ts';
import { numbersParagraphsOf, type Place } from '../numbers/number.ts';
import type { Block, Clause, Formula, Note, Term } from '../source/blocks.ts';
import { exampleXml } from './example.ts';
import { definitionsXml, figureXml, formulaXml, tableXml } from './floats.ts';
import { escapeXml, inlineXml, type InlineContext } from './inline.ts';
import { precisionXml } from './precision.ts';

/** What the blocks of a document need besides the words. */
export type BlockContext = InlineContext & {
  readonly designation: string;
  /** The year of publication. */
  readonly year: number;
  readonly type: string;
  readonly formulas: readonly Formula[];
  /** The file name of a drawing. */
  readonly fileOf: (key: string, id: string) => string;
  /** Counts the notes of the whole document, where the publisher numbers them so. */
  readonly nextNote: () => number;
  /** The list of what is cited, as STS. */
  readonly references: string;
};

/** A clause with all that is in it. */
export function clauseXml(clause: Clause, context: BlockContext): string {
  const place = placeOf(clause.key, context);
  const title = titleIn(context.style, context.type, clause.title);
  const content = contentXml(clause, place, context);
  if (place.kind === 'annex') {
    const isNormative = clause.part === 'normative';
    const { words, hasAppendices } = context.style;
    const name = isNormative || !hasAppendices ? words.normativeAnnex : words.informativeAnnex;
    return [
      `<app id="${place.id}" content-type="${isNormative ? 'norm' : 'inform'}-annex">`,
      `<label>${name} ${place.label}</label><annex-type>${isNormative ? words.normative : words.informative}</annex-type>`,
      `<title>${inlineXml(title, context)}</title>`,
      content,
      '</app>',
    ].join('\n');
  }
  const number = place.kind === 'front' ? '' : `<label>${place.label}</label>`;
  const types: Record<string, string> = { Scope: 'scope', Terms: 'terms', References: 'norm-refs' };
  const type = types[clause.title] ?? (place.kind === 'front' ? 'introduction' : '');
  return [
    `<sec id="${place.id}"${type ? ` sec-type="${type}"` : ''}>${number}`,
    `<title>${inlineXml(title, context)}</title>`,
    content,
    '</sec>',
  ].join('\n');
}

function contentXml(clause: Clause, place: Place, context: BlockContext): string {
  const label = place.kind === 'front' ? '' : place.label;
  const isNumbered = numbersParagraphsOf(clause, label, context.style);
  const notes = clause.content.filter(({ kind }) => kind === 'note').length;
  let note = 0;
  let isOpen = false;
  const parts: string[] = [];
  let terms: Term[] = [];
  const flushTerms = (): void => {
    if (terms.length > 0) parts.push(termListXml(terms, context));
    terms = [];
  };
  for (const block of clause.content) {
    if (block.kind === 'term' && context.style.termsAs === 'list') {
      terms.push(block);
      continue;
    }
    flushTerms();
    if (isOpen && (block.kind === 'paragraph' || block.kind === 'clause')) {
      parts.push('</sec>');
      isOpen = false;
    }
    if (isNumbered && block.kind === 'paragraph') {
      const own = context.numbers.paragraphs.get(block.key);
      if (!own) throw new Error(`"${block.text}" has no number`);
      parts.push(`<sec id="${own.id}"><label>${own.label}</label>`);
      isOpen = true;
    }
    if (block.kind === 'note') note += 1;
    parts.push(blockXml(block, context, { note, notes }));
  }
  flushTerms();
  if (isOpen) parts.push('</sec>');
  return parts.join('\n');
}

function blockXml(block: Block, context: BlockContext, count: { note: number; notes: number }): string {
  switch (block.kind) {
    case 'clause':
      return clauseXml(block, context);
    case 'paragraph':
      return `<p>${inlineXml(block.text, context)}</p>`;
    case 'list': {
      const types = { bullet: 'bullet', alpha: 'alpha-lower', order: 'order' };
      const items = block.items.map(({ text }, index) => {
        const mark = { bullet: '', alpha: `${String.fromCharCode(97 + index)})`, order: `${index + 1})` }[
          block.marker
        ];
        return `<list-item>${mark ? `<label>${mark}</label>` : ''}<p>${inlineXml(text, context)}</p></list-item>`;
      });
      return `<list list-type="${types[block.marker]}">${items.join('\n')}</list>`;
    }
    case 'note':
      return noteXml(block, context, count);
    case 'term':
      return termXml(block, context);
    case 'symbols':
      return definitionsXml(block.items, context);
    case 'formula':
      return formulaXml(block, placeOf(block.key, context), context);
    case 'table':
      return tableXml(block, placeOf(block.key, context), context);
    case 'figure':
    case 'curve':
      return figureXml(block, context.fileOf(block.key, block.id), placeOf(block.key, context), context);
    case 'precision':
      return precisionXml(block, placeOf(block.key, context), context, context);
    case 'references':
      return `<ref-list content-type="norm-refs">${context.references}</ref-list>`;
    case 'example':
      return exampleXml(block, placeOf(block.key, context), context.formulas, context);
  }
}

function placeOf(key: string, { numbers }: BlockContext): Place {
  const place = numbers.places.get(key);
  if (!place) throw new Error(`Line ${key} has no number`);
  return place;
}

function noteXml(
  { flavour, text }: Note,
  context: BlockContext,
  { note, notes }: { note: number; notes: number },
): string {
  const { words, code } = context.style;
  if (flavour === 'example')
    return `<non-normative-example><label>${words.example}</label><p>${inlineXml(text, context)}</p></non-normative-example>`;
  if (flavour === 'warning')
    return `<normative-note><label>${words.warning}</label><p>${inlineXml(text, context)}</p></normative-note>`;
  // Some publishers count the notes of the whole text, others those of a clause.
  const label =
    code === 'NSB' ? `${words.note} ${context.nextNote()}` : notes > 1 ? `${words.note} ${note}` : words.note;
  return `<non-normative-note><label>${label}</label><p>${inlineXml(text, context)}</p></non-normative-note>`;
}

function termXml(term: Term, context: BlockContext): string {
  const place = placeOf(term.key, context);
  const groups = term.names.map((name, index) => {
    const status = name.startsWith('DEPRECATED ')
      ? 'deprecatedTerm'
      : index === 0
        ? 'preferredTerm'
        : 'admittedTerm';
    const word = inlineXml(name.replace('DEPRECATED ', ''), context);
    return `<tbx:tig><tbx:term>${word}</tbx:term><tbx:partOfSpeech value="noun"/><tbx:normativeAuthorization value="${status}"/></tbx:tig>`;
  });
  const notes = term.notes.map((note) => `<tbx:note>${inlineXml(note, context)}</tbx:note>`);
  return [
    `<term-sec id="${place.id}"><label>${place.label}</label><tbx:termEntry id="term_${place.label}"><tbx:langSet xml:lang="${escapeXml(context.style.language)}">`,
    `<tbx:definition>${inlineXml(term.definition, context)}</tbx:definition>${notes.join('')}${groups.join('')}`,
    '</tbx:langSet></tbx:termEntry></term-sec>',
  ].join('\n');
}

function termListXml(terms: readonly Term[], context: BlockContext): string {
  const items = terms.map(
    ({ names, definition, notes }) =>
      `<def-item><term><bold>${inlineXml(names.join(', '), context)}</bold></term><def><p>${inlineXml(definition, context)}</p>${notes.map((note) => `<p>${inlineXml(note, context)}</p>`).join('')}</def></def-item>`,
  );
  return `<def-list>${items.join('\n')}</def-list>`;
}
