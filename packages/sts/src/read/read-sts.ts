import { type Document, type Element, parseXmlDocument } from 'slimdom';
import type { Content } from '../content.ts';
import type { StsDocument } from '../document.ts';
import { StsError } from '../error.ts';
import { wordsOf } from '../words.ts';
import { readBlocks } from './blocks.ts';
import { decodeXml } from './decode.ts';
import { directionOf } from './direction.ts';
import { attributeOf, childNamed, childrenNamed, walk } from './dom.ts';
import { guardXml, LIMITS } from './guard.ts';
import { readIds } from './ids.ts';
import { readInline } from './inline.ts';
import { unwrapDeadLinks } from './links.ts';
import { readLanguage, readMetadata } from './metadata.ts';
import { footnoteList, type Reading } from './reading.ts';
import { readReferences } from './references.ts';

/**
 * Reads a NISO STS document from its text or its file.
 * @throws {StsError} with the reason when it is hostile, broken, something else, or lacks what a library needs.
 */
export function readSts(xml: string | Uint8Array): StsDocument {
  if (xml.length > LIMITS.bytes) throw new StsError('too-large', 'The document is larger than 50 MB.');
  const text = typeof xml === 'string' ? xml.replace(/^\uFEFF/, '') : decodeXml(xml);
  guardXml(text);
  const { standard, fronts } = findParts(parse(text));
  const meta = fronts.flatMap((front) => metaOf(front) ?? [])[0];
  if (!meta) throw new StsError('missing-metadata', 'The document lacks <std-meta>.');

  const language = readLanguage(meta, standard);
  const reading = startReading(language, [...fronts, standard]);
  const metadata = readMetadata(meta, { ...reading, footnotes: footnoteList(reading.ids.need) });
  return {
    ...metadata,
    references: readReferences(standard),
    graphics: graphicsOf(standard),
    content: readContent(standard, fronts, reading),
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

type Parts = { standard: Element; fronts: Element[] };

/** The standard, and the front matters before its text: those of adopting bodies first. */
function findParts(document: Document): Parts {
  const root = document.documentElement;
  const fronts: Element[] = [];
  let standard: Element | null = root;
  while (standard && ['adoption', 'ISOSTS', 'standards-document-set'].includes(standard.localName)) {
    fronts.push(...childrenNamed(standard, 'adoption-front'));
    standard = childNamed(standard, 'standard', 'adoption') ?? null;
  }
  if (standard?.localName !== 'standard')
    throw new StsError('not-sts', `The root element is <${root?.nodeName ?? ''}>; <standard> is needed.`);
  return { standard, fronts: [...fronts, ...childrenNamed(standard, 'front')] };
}

function metaOf(front: Element): Element | undefined {
  return ['std-meta', 'nat-meta', 'reg-meta', 'iso-meta'].flatMap((name) => childNamed(front, name) ?? [])[0];
}

function startReading(language: string, roots: Element[]): Reading {
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
    inline: readInline,
    blocks: readBlocks,
  };
}

function readContent(standard: Element, fronts: Element[], reading: Reading): Content {
  const part = (name: string, as: Reading['part']) =>
    childrenNamed(standard, name).flatMap((element) =>
      readBlocks(element.childNodes, { ...reading, part: as }),
    );
  const blocks = [
    ...fronts.flatMap((front) => readBlocks(front.childNodes, reading)),
    ...part('body', 'body'),
    ...part('back', 'annex'),
  ];
  const content = { blocks, footnotes: reading.footnotes.notes };
  unwrapDeadLinks(content);
  return content;
}

function graphicsOf(standard: Element): string[] {
  const graphics = [...walk(standard)].filter(({ localName }) => localName.endsWith('graphic'));
  return [...new Set(graphics.flatMap((graphic) => attributeOf(graphic, 'href') ?? []))];
}
