import type { Element } from 'slimdom';
import type { Block, Inline, Paragraph, Term, TermEntry } from '../content.ts';
import { childNamed, childrenNamed, textOf, walk } from './dom.ts';
import type { Reading } from './reading.ts';

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
      ...sets.flatMap((set) => readDescription(set, reading)),
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
const GROUPS = ['tig', 'ntig', 'termGrp'];

function readTerms(set: Element, reading: Reading): Term[] {
  const groups = childrenNamed(set, ...GROUPS);
  const bare = childrenNamed(set, 'term').map((term) => readTerm(term, term, reading));
  return [...bare, ...groups.map((group) => readTerm(group, findTerm(group), reading))];
}

function findTerm(group: Element): Element {
  for (const element of walk(group)) if (element.localName === 'term') return element;
  return group;
}

function readTerm(group: Element, term: Element, reading: Reading): Term {
  const value = childNamed(group, 'normativeAuthorization')?.getAttribute('value') ?? '';
  const content = reading.inline(term.childNodes, reading);
  const grammar =
    group === term ? [] : group.children.filter((child) => child !== term && textOf(child) !== '');
  const remarks = grammar.flatMap((child): Inline[] => [
    { kind: 'text', text: ', ' },
    { kind: 'styled', style: 'italic', content: reading.inline(child.childNodes, reading) },
  ]);
  return { status: STATUSES.get(value) ?? 'preferred', content: [...content, ...remarks] };
}

function readDescription(set: Element, reading: Reading): Block[] {
  let notes = 0;
  return set.children.flatMap((child): Block[] => {
    switch (child.localName) {
      case 'label':
      case 'term':
      case 'tig':
      case 'ntig':
      case 'termGrp':
        return [];
      case 'note':
        return [
          {
            kind: 'note',
            flavour: 'note',
            label: textOf(childNamed(child, 'label')) || reading.words.noteToEntry(++notes),
            content: readWithoutLabel(child, reading),
          },
        ];
      case 'example':
        return [
          {
            kind: 'note',
            flavour: 'example',
            label: textOf(childNamed(child, 'label')),
            content: readWithoutLabel(child, reading),
          },
        ];
      case 'source':
        return [{ kind: 'box', look: 'source', title: [], content: [readSource(child, reading)] }];
      default:
        return readsAsDefinition(child)
          ? reading.blocks(child.childNodes, reading)
          : reading.blocks([child], reading);
    }
  });
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
