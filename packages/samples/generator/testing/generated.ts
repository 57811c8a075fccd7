import { readSts, type StsDocument } from '@norma/sts';
import { parseXmlDocument, type Document, type Element } from 'slimdom';
import { elements, textOf } from '../../src/testing/editions.ts';
import { readLibrary, type Library } from '../library.ts';
import type { GeneratedStandard } from '../../src/generatedStandards.ts';
import type { FamilySource } from '../source/family.ts';
import { writeStandard } from '../write/document.ts';

/** A generated standard with what tests look at. */
export type Generated = GeneratedStandard & {
  readonly source: FamilySource;
  readonly edition: number;
  readonly document: Document;
  readonly read: StsDocument;
};

export const library: Library = readLibrary();

/** Every generated standard, family by family, the oldest edition first. */
export const generated: readonly Generated[] = library.families.flatMap((source) =>
  source.editions.map((_, index) => {
    const standard = writeStandard(source, index + 1, library);
    return {
      ...standard,
      source,
      edition: index + 1,
      document: parseXmlDocument(standard.xml),
      read: readSts(standard.xml),
    };
  }),
);

/** The running text of a standard, paragraph by paragraph: no tables, no metadata. */
export function paragraphsOf(document: Document): string[] {
  const isRunning = (element: Element): boolean => {
    for (let around: Element | null = element; around; around = around.parentElement)
      if (['table-wrap', 'std-meta', 'fig', 'def-item'].includes(around.localName)) return false;
    return true;
  };
  return ['p', 'definition'].flatMap((name) => elements(document, name).filter(isRunning).map(textOf));
}
