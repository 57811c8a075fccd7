import { fold } from '../analysis/fold.ts';
import { formsOf } from '../analysis/forms.ts';
import { designationForms, normalDesignation, otherYear, parseDesignation } from '../designation.ts';
import type { SearchDocument } from '../document.ts';
import { packFrequencies, packLengths } from './frequencies.ts';
import { Vocabulary } from './vocabulary.ts';

/**
 * A document after analysis, with numbers for texts: all that a segment is built from. The index keeps these
 * and forgets the texts, so that a change analyses only the documents it touches.
 */
export type AnalysedDocument = {
  id: string;
  /** Distinct terms, and beside each its packed frequencies. */
  terms: Uint32Array;
  frequencies: Uint16Array;
  lengths: number;
  /** Terms of the designation's pieces, in order. */
  pieces: Uint32Array;
  numberAt: number;
  editionAt: number;
  /** Term of the edition's year in the other width. */
  otherYear: number | undefined;
  year: number;
  isCurrent: boolean;
  isTranslation: boolean;
  /** Folded title, then designation: compared by code units for the alphabetical orders. */
  titleKey: string;
  values: Uint32Array;
  grants: Uint32Array;
  /** Day of publication as the number YYYYMMDD; 0 when it is unknown. */
  day: number;
  source: SearchDocument;
};

/** The texts behind the numbers: terms, section values and what opens a document. */
export type Vocabularies = { terms: Vocabulary; values: Vocabulary; grants: Vocabulary };

/** Three empty vocabularies. */
export function createVocabularies(): Vocabularies {
  return { terms: new Vocabulary(), values: new Vocabulary(), grants: new Vocabulary() };
}

/** Analyses one document, adding what is new in it to the vocabularies. */
export function analyse(document: SearchDocument, { terms, values, grants }: Vocabularies): AnalysedDocument {
  const designation = parseDesignation(document.designation);
  const texts = {
    designation: designationForms(designation),
    title: formsOf(document.title),
    description: [...formsOf(document.keywords ?? ''), ...formsOf(document.description)],
    body: formsOf(document.body),
  };
  const frequencies = packFrequencies(texts);
  const year = otherYear(designation);
  return {
    id: document.id,
    terms: Uint32Array.from(frequencies.keys(), (form) => terms.number(form)),
    frequencies: Uint16Array.from(frequencies.values()),
    lengths: packLengths(texts),
    pieces: Uint32Array.from(designation.pieces, (piece) => terms.number(piece)),
    numberAt: designation.numberAt,
    editionAt: designation.editionAt,
    otherYear: year === undefined ? undefined : terms.number(year),
    year: designation.year ?? 0,
    isCurrent: document.isCurrent ?? true,
    isTranslation: document.isTranslation ?? false,
    titleKey: titleKey(document),
    values: Uint32Array.from(distinctValues(document), (key) => values.number(key)),
    grants: Uint32Array.from(grantsOf(document), (grant) => grants.number(grant)),
    day: Number((document.date ?? '').replaceAll('-', '')) || 0,
    source: structuredClone(document),
  };
}

/** The key of a section's value in the vocabulary: keys sort by section, then by value. */
export function valueKey(section: string, value: string): string {
  return `${section}\0${value}`;
}

/** The key under which a publisher or a collection opens documents. */
export function grantKey(kind: 'publisher' | 'collection', code: string): string {
  return `${kind}\0${code}`;
}

function grantsOf({ publisher, collections }: SearchDocument): Set<string> {
  return new Set([
    grantKey('publisher', publisher),
    ...collections.map((collection) => grantKey('collection', collection)),
  ]);
}

function distinctValues({ sections }: SearchDocument): Set<string> {
  return new Set(
    Object.entries(sections).flatMap(([section, values]) => values.map((value) => valueKey(section, value))),
  );
}

/** Quotation marks, brackets and spacing do not count in an alphabet, so only letters and digits are kept. */
function titleKey({ title, designation }: SearchDocument): string {
  const words = fold(title).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return `${words.join(' ')}\0${normalDesignation(designation)}`;
}
