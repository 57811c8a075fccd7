import type { Element } from 'slimdom';
import type { Block, Inline, Paragraph, Term, TermEntry } from '../content.ts';
import { attributeOf, childNamed, childrenNamed, textOf, walk } from './dom.ts';
import { plainBlocks } from '../text/plain.ts';
import { takeWrittenLabel } from './labels.ts';
import { wordsOf } from '../words.ts';
import type { Reading } from './reading.ts';
import { blocksIn, inlineIn, wordsIn } from './tongue.ts';

/** An entry of a terminology clause: TBX, or terms and definitions as they are displayed. */
export function readTermEntry(section: Element, reading: Reading): TermEntry {
  const entry = childNamed(section, 'termEntry', 'term-display') ?? section;
  const languages = entry.children.filter((child) => child.localName === 'langSet');
  const sets = languages.length > 0 ? inOwnLanguageFirst(languages, reading.language) : [entry];
  const rest = section.children.filter((child) => child !== entry && child.localName !== 'label');
  return {
    id: reading.ids.need(section),
    number: textOf(childNamed(section, 'label')),
    terms: sets.flatMap((set) => readTerms(set, reading)),
    content: [
      ...sets.flatMap((set) => blocksIn(set, reading, (within) => readDescription(set, within))),
      ...(entry === section ? [] : reading.blocks(rest, reading)),
    ],
  };
}

function inOwnLanguageFirst(sets: Element[], language: string): Element[] {
  const isOwn = (set: Element) => language.startsWith(set.getAttribute('xml:lang') ?? '?');
  return [...sets.filter(isOwn), ...sets.filter((set) => !isOwn(set))];
}

const STATUSES = new Map<string, Term['status']>(
  Object.entries({ admittedTerm: 'admitted', deprecatedTerm: 'deprecated' }),
);
/** How the gender and number of a term are written behind it. */
const GRAMMAR = new Map(
  Object.entries({
    masculine: 'm',
    feminine: 'f',
    neuter: 'n',
    plural: 'pl',
    dual: 'dual',
    mass: 'mass noun',
  }),
);
const GROUPS = ['tig', 'ntig', 'termGrp'];

function readTerms(set: Element, reading: Reading): Term[] {
  const groups = childrenNamed(set, ...GROUPS).map((group) => ({ group, term: findTerm(group) }));
  const bare = childrenNamed(set, 'term').map((term) => ({ group: term, term }));
  return [...bare, ...groups].map(({ group, term }) => readTerm(set, { group, term }, reading));
}

function findTerm(group: Element): Element {
  for (const element of walk(group)) if (element.localName === 'term') return element;
  return group;
}

function readTerm(set: Element, { group, term }: { group: Element; term: Element }, reading: Reading): Term {
  const value = childNamed(group, 'normativeAuthorization')?.getAttribute('value') ?? '';
  const content = inlineIn(set, reading, (within) => wordsIn(term, within));
  const grammar = group === term ? [] : group.children.filter((child) => child !== term);
  const remarks = grammar.flatMap((child): Inline[] => {
    const short = GRAMMAR.get(child.getAttribute('value') ?? '');
    const words: Inline[] = short
      ? [{ kind: 'text', text: short }]
      : reading.inline(child.childNodes, reading);
    if (words.length === 0) return [];
    return [
      { kind: 'text', text: ', ' },
      { kind: 'styled', style: 'italic', content: words },
    ];
  });
  return { status: STATUSES.get(value) ?? 'preferred', content: [...content, ...remarks] };
}

function readDescription(set: Element, reading: Reading): Block[] {
  // An entry in several languages has its words in each of them.
  const words = wordsOf(attributeOf(set, 'lang') ?? reading.language);
  const examples = childrenNamed(set, 'example').length;
  let [notes, example] = [0, 0];
  let field = '';
  return set.children.flatMap((child): Block[] => {
    switch (child.localName) {
      case 'label':
      case 'term':
      case 'tig':
      case 'ntig':
      case 'termGrp':
        return [];
      case 'note':
      case 'example': {
        const flavour = child.localName;
        const written = takeWrittenLabel(readWithoutLabel(child, reading));
        const number = flavour === 'note' ? ++notes : ++example;
        const usualExample = examples > 1 ? `${words.example} ${number}` : words.example;
        const usual = flavour === 'note' ? words.noteToEntry(number) : usualExample;
        const label = textOf(childNamed(child, 'label')) || written.label || usual;
        return [{ kind: 'note', flavour, label, content: written.content }];
      }
      case 'subjectField':
        field = textOf(child);
        return [];
      case 'see':
      case 'crossReference': {
        const lead = child.localName === 'see' ? words.see : words.relatedTerm;
        return ledBy(lead, readInOwnLanguage(child, reading));
      }
      case 'source':
        return [
          { kind: 'box', look: 'source', title: [], content: [readSource(child, { ...reading, words })] },
        ];
      default:
        if (!readsAsDefinition(child)) return reading.blocks([child], reading);
        return inField(field, readInOwnLanguage(child, reading));
    }
  });
}

function readInOwnLanguage(element: Element, reading: Reading): Block[] {
  return blocksIn(element, reading, (within) => within.blocks(element.childNodes, within));
}

/** The field that a definition is for stands before it, in angle brackets (ISO 10241-1, 6.4). */
function inField(field: string, definition: Block[]): Block[] {
  return field ? after(`⟨${field}⟩ `, definition) : definition;
}

/** "SEE: Figures 1 and 2": the word that leads to something else, unless it is written in the text already. */
function ledBy(lead: string, content: Block[]): Block[] {
  const isWritten = plainBlocks(content).trimStart().toLowerCase().startsWith(lead.toLowerCase());
  return isWritten ? content : after(`${lead}: `, content);
}

function after(lead: string, content: Block[]): Block[] {
  const [first, ...rest] = content;
  if (first?.kind !== 'paragraph') return content;
  return [{ ...first, content: [{ kind: 'text', text: lead }, ...first.content] }, ...rest];
}

function readsAsDefinition(element: Element): boolean {
  return element.localName === 'definition' || element.localName === 'def';
}

function readWithoutLabel(element: Element, reading: Reading): Block[] {
  const label = childNamed(element, 'label');
  return reading.blocks(
    element.childNodes.filter((node) => node !== label),
    reading,
  );
}

function readSource(element: Element, reading: Reading): Paragraph {
  const content = reading.inline(element.childNodes, reading);
  const before: Inline = { kind: 'text', text: `[${reading.words.source}: ` };
  return { kind: 'paragraph', content: [before, ...content, { kind: 'text', text: ']' }] };
}
