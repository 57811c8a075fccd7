import { type Document, type Element, parseXmlDocument } from 'slimdom';
import type { Content } from '../content.ts';
import type { StsDocument } from '../document.ts';
import { StsError } from '../error.ts';
import { type LossCounter, lossCounter } from '../losses.ts';
import { wordsOf } from '../words.ts';
import { readBlocks } from './blocks.ts';
import { decodeXml } from './decode.ts';
import { directionOf } from './direction.ts';
import { attributeOf, childrenNamed, firstWithin, textOf, walk } from './dom.ts';
import { guardXml, LIMITS } from './guard.ts';
import { readIds } from './ids.ts';
import { readInline } from './inline.ts';
import { unwrapDeadLinks } from './links.ts';
import { readLanguage, readMetadata } from './metadata.ts';
import { prepareXml } from './prepare.ts';
import { footnoteList, type Reading } from './reading.ts';
import { readReferences } from './references.ts';

/**
 * Reads a NISO STS document from its text or its file.
 * What it lacks, or what cannot be read of it, is told in its losses (decision 57).
 * @throws {StsError} with the reason when it is hostile, broken or something else.
 */
export function readSts(xml: string | Uint8Array): StsDocument {
  if (xml.length > LIMITS.bytes)
    throw new StsError('too-large', 'The document is larger than the limit of 50 MB.');
  const text = typeof xml === 'string' ? xml.replace(/^\uFEFF/, '') : decodeXml(xml);
  guardXml(text);
  const losses = lossCounter();
  const parts = findParts(parse(prepareXml(text, losses)), losses);
  const metas = parts.fronts.flatMap(metasOf);

  const language = readLanguage(metas, parts.standard, losses);
  const roots = [...parts.fronts, parts.standard, ...parts.backs];
  const reading = startReading(language, roots, losses);
  const metadata = readMetadata(metas, { ...reading, footnotes: footnoteList(reading.ids.need) });
  const content = readContent(parts, reading);
  return {
    ...metadata,
    references: readReferences(parts.standard),
    graphics: [...new Set(roots.flatMap(graphicsOf))],
    content,
    losses: losses.list(),
  };
}

function parse(text: string): Document {
  try {
    return parseXmlDocument(text);
  } catch (cause) {
    throw new StsError('not-well-formed', describe(cause), { cause });
  }
}

// slimdom says what and where, then shows the line: "…\nAt line 2, character 4:\n\n<b></a>".
function describe(cause: unknown): string {
  const [what = '', where = ''] = (cause instanceof Error ? cause.message : String(cause)).split('\n');
  const place = /line (\d+), character (\d+)/.exec(where);
  return place ? `${what} (line ${place[1]}, column ${place[2]})` : what;
}

type Parts = { standard: Element; fronts: Element[]; backs: Element[] };

/**
 * The standard, and what is around its text: the front matters of adopting bodies come before it, the outermost
 * first, and what they put behind it comes after it.
 */
function findParts(document: Document, losses: LossCounter): Parts {
  const root = document.documentElement;
  const fronts: Element[] = [];
  const backs: Element[] = [];
  let standard: Element | null = root;
  while (standard && ['adoption', 'ISOSTS', 'standards-document-set'].includes(standard.localName)) {
    fronts.push(...childrenNamed(standard, 'adoption-front'));
    backs.unshift(...childrenNamed(standard, 'back'));
    const [first, ...others]: Element[] = childrenNamed(standard, 'standard', 'adoption');
    for (const other of others) losses.add('further-standard', textOf(firstWithin(other, 'std-ref')));
    standard = first ?? null;
  }
  if (standard?.localName !== 'standard')
    throw new StsError('not-sts', `The root element is <${root?.nodeName ?? ''}>; <standard> is needed.`);
  return { standard, fronts: [...fronts, ...childrenNamed(standard, 'front')], backs };
}

/** Of a standard that others have adopted, ISO STS keeps the metadata of all side by side: national ones name it. */
function metasOf(front: Element): Element[] {
  return ['std-meta', 'nat-meta', 'reg-meta', 'iso-meta'].flatMap((name) => childrenNamed(front, name));
}

function startReading(language: string, roots: Element[], losses: LossCounter): Reading {
  const ids = readIds([...new Set(roots)]);
  return {
    ids,
    words: wordsOf(language),
    language,
    direction: directionOf(language),
    part: 'front',
    level: 0,
    depth: 0,
    footnotes: footnoteList(ids.need),
    losses,
    inline: readInline,
    blocks: readBlocks,
  };
}

function readContent({ standard, fronts, backs }: Parts, reading: Reading): Content {
  const part = (name: string, as: Reading['part']) =>
    childrenNamed(standard, name).flatMap((element) =>
      readBlocks(element.childNodes, { ...reading, part: as }),
    );
  const blocks = [
    ...fronts.flatMap((front) => readBlocks(front.childNodes, reading)),
    ...part('body', 'body'),
    ...part('back', 'annex'),
    ...backs.flatMap((back) => readBlocks(back.childNodes, { ...reading, part: 'annex' })),
  ];
  const content = { blocks, footnotes: reading.footnotes.notes };
  unwrapDeadLinks(content);
  return content;
}

/** The files that pictures are in; what is written in the text itself is none. */
function graphicsOf(root: Element): string[] {
  const graphics = [...walk(root)].filter(({ localName }) => localName.toLowerCase().endsWith('graphic'));
  return graphics
    .flatMap((graphic) => attributeOf(graphic, 'href') || [])
    .filter((href) => !href.startsWith('data:'));
}
