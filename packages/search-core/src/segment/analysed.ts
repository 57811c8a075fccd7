import { bucketsOf, readQuantities } from '@norma/quantities';
import { formsOf } from '../analysis/forms.ts';
import { languageOf } from '../analysis/stem.ts';
import { designationForms, parseDesignation } from '../designation.ts';
import type { SearchDocument } from '../document.ts';
import { taggedTerm } from './tagged.ts';
import { dayOf, statusRankOf } from './statusRank.ts';

/** A document after analysis: all that an index keeps of it, still in words. */
export type AnalysedDocument = {
  id: string;
  /** The forms of each field of `SEQUENCE_FIELDS`. */
  fields: string[][];
  numberAt: number;
  editionAt: number;
  nameEnd: number;
  statusRank: number;
  day: number;
  family: string;
  values: string[];
  grants: string[];
};

const LAST_PLACE = 0xff; // where a piece stands is kept in one byte; no designation has as many

/** Analyses one document. */
export function analyse(document: SearchDocument): AnalysedDocument {
  const designation = parseDesignation(document.designation);
  const day = dayOf(document.date ?? '');
  return {
    id: document.id,
    fields: [
      designation.pieces,
      designationForms(designation).slice(designation.pieces.length), // the year in the other width is the last
      termsOf(document.title, document.language),
      termsOf(document.keywords ?? '', document.language),
      termsOf(document.description, document.language),
      termsOf(document.body, document.language),
      quantitiesIn(document.title, document.language),
      quantitiesIn(document.description, document.language),
      quantitiesIn(document.body, document.language),
      Object.entries(document.otherTitles ?? {}).flatMap(([language, title]) => termsOf(title, language)),
    ],
    numberAt: Math.min(LAST_PLACE, designation.numberAt),
    editionAt: Math.min(LAST_PLACE, designation.editionAt),
    nameEnd: Math.min(LAST_PLACE, designation.nameEnd),
    statusRank: statusRankOf(document, designation, day),
    day,
    family: document.family ?? '',
    values: distinctValues(document),
    grants: grantsOf(document),
  };
}

/** The key of a facet's value: keys sort by facet, then by value. */
export function valueKey(facet: string, value: string): string {
  return `${facet}\0${value}`;
}

/** The key under which a publisher or a collection opens documents. */
export function grantKey(kind: 'publisher' | 'collection', code: string): string {
  return `${kind}\0${code}`;
}

/** The forms of a text; those that its language inflects in its own way are terms of that language. */
function termsOf(text: string, language = ''): string[] {
  const forms = formsOf(text);
  if (languageOf('a', language) === '') return forms;
  return forms.map((form) => taggedTerm(form, languageOf(form, language)));
}

/** The quantities with units of a text, as the terms under which the same ones in other units are found. */
export const quantitiesIn = (text: string, language = ''): string[] =>
  readQuantities(text, { language }).flatMap(bucketsOf);

function grantsOf({ publisher, collections }: SearchDocument): string[] {
  return [
    grantKey('publisher', publisher),
    ...new Set(collections.map((collection) => grantKey('collection', collection))),
  ];
}

function distinctValues({ facets }: SearchDocument): string[] {
  return [
    ...new Set(
      Object.entries(facets).flatMap(([facet, values]) => values.map((value) => valueKey(facet, value))),
    ),
  ];
}
