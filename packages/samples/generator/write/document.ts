import type { GeneratedStandard } from '../../src/generatedStandards.ts';
import { drawCurve } from '../drawings/curve.ts';
import { drawSketch } from '../drawings/sketches.ts';
import { datedDesignation, styleOf } from '../house/house.ts';
import { standingOf } from '../house/standing.ts';
import type { Library } from '../library.ts';
import { numberBlocks, type Numbers } from '../numbers/number.ts';
import type { Block, Clause } from '../source/blocks.ts';
import { editionOf, type EditionLine } from '../source/edition.ts';
import type { FamilySource } from '../source/family.ts';
import { readBlocks } from '../source/readBlocks.ts';
import { withGathered } from '../source/gathered.ts';
import { clauseXml, type BlockContext } from './blocks.ts';
import { changesXml, type Numbered } from './changes.ts';
import { formulasOf } from './example.ts';
import { forewordXml } from './foreword.ts';
import { escapeXml, inlineXml, words } from './inline.ts';
import { metadataXml } from './metadata.ts';
import { introductionOf, referencesXml, type Cited } from './references.ts';

/** Writes one edition of a family (1 is the oldest) as NISO STS with its drawings. */
export function writeStandard(source: FamilySource, edition: number, library: Library): GeneratedStandard {
  const publishedOn = source.editions[edition - 1] ?? '';
  const style = styleOf(source);
  const designation = source.translates || datedDesignation(source, publishedOn);
  const { lines, changes } = editionOf(source, edition);
  const { normative, informative } = citationsIn(lines, library, publishedOn, source);
  const { clauses, numbers } = numbered(source, lines, normative.length > 0);
  const slug = slugOf(designation) + (source.language === 'en' ? '' : `-${source.language.toLowerCase()}`);
  const drawings = new Map<string, string>();
  const fileNames = new Map<string, string>();
  for (const block of drawnBlocks(clauses)) {
    const name = `${slug}-fig-${slugOf(block.id)}.svg`;
    fileNames.set(block.key, name);
    drawings.set(
      name,
      block.kind === 'curve' ? drawCurve(block) : drawSketch(block.drawing, block.title.replace(/[$*]/g, '')),
    );
  }
  let notes = 0;
  const context: BlockContext = {
    style,
    numbers,
    amended: source.amends ? numbersOf(source.amends, library) : null,
    cite: (cited, isDated) => library.cite(cited, isDated, publishedOn).designation,
    designation,
    year: Number(publishedOn.slice(0, 4)),
    type: source.type,
    formulas: formulasOf(clauses),
    fileOf: (key) => fileNames.get(key) ?? '',
    nextNote: () => ++notes,
    references: referencesXml(normative, false),
  };
  const previous = edition > 1 ? (source.editions[edition - 2] ?? '') : '';
  const replaces = previous && !source.translates ? datedDesignation(source, previous) : '';
  const ordinal = ordinalOf(source, edition, library);
  const foreword = forewordXml(
    {
      source,
      designation,
      publisher: style.name,
      ordinal,
      publishedOn,
      firstYear: String(Number(source.editions[0]?.slice(0, 4)) - 6 * source.editionsBefore),
      replaces,
      reason: source.reasons.get(edition) ?? '',
      changes:
        edition === 1
          ? []
          : changesXml(
              changes.filter(({ at }) => at === edition),
              numberedEdition(source, edition - 1, library),
              { clauses, numbers },
              context,
            ),
    },
    context,
  );
  const part = (...parts: Clause['part'][]): string =>
    clauses
      .filter((clause) => parts.includes(clause.part))
      .map((clause) => clauseXml(clause, context))
      .join('\n');
  const front = part('front');
  const body = part('body');
  const annexes = part('normative', 'informative');
  const bibliography =
    informative.length > 0
      ? `<ref-list content-type="bibl"><title>${style.titles.Bibliography}</title>${referencesXml(informative, true)}</ref-list>`
      : '';
  const metadata = metadataXml({
    source,
    publisher: style.name,
    designation,
    family: source.translates ? library.edition(source.translates).source.designation : source.designation,
    number: source.number,
    ordinal,
    publishedOn,
    status: standingOf(source, edition),
    abstract: inlineXml(source.abstract, context),
    supersedes: replaces,
  });
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<standard xmlns:mml="http://www.w3.org/1998/Math/MathML" xmlns:tbx="urn:iso:std:iso:30042:ed-1" xmlns:xlink="http://www.w3.org/1999/xlink" dtd-version="1.2" xml:lang="${escapeXml(source.language)}">`,
    '<front>',
    metadata,
    `<sec id="sec_foreword" sec-type="foreword"><title>${words(style.titles.Foreword)}</title>\n${foreword}\n</sec>`,
    front,
    `</front>\n<body>\n${body}\n</body>`,
    annexes || bibliography
      ? `<back>${annexes ? `<app-group>\n${annexes}\n</app-group>` : ''}${bibliography}</back>`
      : '',
    '</standard>\n',
  ]
    .filter(Boolean)
    .join('\n');
  return {
    path: `${source.house.toLowerCase()}/${slug}/${slug}.xml`,
    designation,
    language: source.language,
    xml,
    drawings,
  };
}

/** Which edition this is, counted from the first one ever; a translation counts as its original. */
function ordinalOf(source: FamilySource, edition: number, library: Library): number {
  if (!source.translates) return source.editionsBefore + edition;
  const original = library.edition(source.translates);
  return original.source.editionsBefore + original.edition;
}

function numberedEdition(source: FamilySource, edition: number, library: Library): Numbered {
  const { lines } = editionOf(source, edition);
  const { normative } = citationsIn(lines, library, source.editions[edition - 1] ?? '', source);
  return numbered(source, lines, normative.length > 0);
}

function numbersOf(dated: string, library: Library): Numbers {
  const { source, edition } = library.edition(dated);
  return numberedEdition(source, edition, library).numbers;
}

function numbered(source: FamilySource, lines: readonly EditionLine[], hasReferences: boolean): Numbered {
  const clauses = withGathered(readBlocks(lines), source);
  if (hasReferences && !source.amends) {
    const at = clauses.findIndex(({ title }) => title === 'Scope') + 1;
    clauses.splice(at, 0, {
      kind: 'clause',
      key: 'references',
      part: 'body',
      title: 'References',
      level: 1,
      content: [
        { kind: 'paragraph', key: 'references introduction', text: introductionOf(source) },
        { kind: 'references', key: 'references list' },
      ],
    });
  }
  return { clauses, numbers: numberBlocks(clauses, styleOf(source)) };
}

/** What a text cites: as a requirement, or for information in notes, annexes and the introduction. */
function citationsIn(
  lines: readonly EditionLine[],
  library: Library,
  day: string,
  source: FamilySource,
): { normative: Cited[]; informative: Cited[] } {
  const found = { normative: new Map<string, Cited>(), informative: new Map<string, Cited>() };
  let part: keyof typeof found = 'normative';
  for (const { text } of lines) {
    const heading = /^#+([FAI]?) /.exec(text);
    if (heading && text.startsWith('#') && !text.startsWith('##'))
      part = heading[1] === 'F' || heading[1] === 'I' ? 'informative' : 'normative';
    const where = /^>[^!]?/.test(text) ? 'informative' : part;
    for (const [, designation = '', dated] of text.matchAll(/\[\[([^\]|]+)(\|dated)?\]\]/g)) {
      if (designation === source.designation) continue;
      const citation = library.cite(designation, dated !== undefined, day);
      found[where].set(citation.designation, citation);
    }
  }
  for (const name of found.normative.keys()) found.informative.delete(name);
  return { normative: [...found.normative.values()], informative: [...found.informative.values()] };
}

function drawnBlocks(clauses: readonly Clause[]): Extract<Block, { kind: 'figure' | 'curve' }>[] {
  return clauses.flatMap(({ content }) =>
    content.flatMap((block) => {
      if (block.kind === 'clause') return drawnBlocks([block]);
      return block.kind === 'figure' || block.kind === 'curve' ? [block] : [];
    }),
  );
}

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
