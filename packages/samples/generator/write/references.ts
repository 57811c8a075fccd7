import { chosenBy } from '../random.ts';
import type { FamilySource } from '../source/family.ts';
import { escapeXml } from './inline.ts';

const INTRODUCTIONS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  NSB: [
    'The documents listed here are needed to carry out this standard. Where a year is given, that edition is meant and no other.',
    'Where a year stands with a document below, use that edition; otherwise use the one in force when the work begins.',
    'This standard cannot be applied without the documents named below.',
  ],
  HI: [
    'The documents below are cited in such a way that their content becomes a requirement of this document. Of dated references the edition cited applies, of undated ones the latest.',
    'Provisions of the documents below become provisions of this document by being cited in it.',
  ],
  PIC: [
    'The practices and standards below are to be used together with this document. An undated reference means the edition in force on the date of the order.',
    'This document relies on the following; undated references are to the edition in force when the contract is signed.',
  ],
  VWA: [
    'The documents named here apply together with these rules.',
    'Reference is made to the following documents:',
  ],
  SLP: ['The text refers to the following documents.', 'These documents are needed alongside this one.'],
  GSA: [
    'The following documents apply as far as the text refers to them.',
    'Reference is made in the text to these documents:',
  ],
  de: [
    'Die folgenden Dokumente werden im Text so in Bezug genommen, dass ihr Inhalt Anforderungen dieses Dokuments darstellt.',
  ],
  fr: [
    'Les documents suivants sont cités dans le texte de sorte que leur contenu constitue des exigences du présent document.',
  ],
  es: [
    'Los documentos siguientes se citan en el texto de modo que su contenido constituye requisitos de este documento.',
  ],
  it: [
    'I documenti seguenti sono richiamati nel testo in modo tale che il loro contenuto costituisce requisito del presente documento.',
  ],
  pt: [
    'Os documentos a seguir são citados no texto de tal forma que seus conteúdos constituem requisitos deste documento.',
  ],
  ar: ['يُحال في النص إلى الوثائق الآتية بحيث يصبح مضمونها من متطلبات هذه الوثيقة.'],
};

/** A standard that is cited, with its title. */
export type Cited = { readonly designation: string; readonly title: string };

/** The introduction to a list of references, in the publisher's words or the language of a translation. */
export function introductionOf({ house, language, designation }: FamilySource): string {
  const known = INTRODUCTIONS[language.split('-')[0] ?? ''] ?? INTRODUCTIONS[house] ?? ['See:'];
  return chosenBy(`${designation} references`, known);
}

/** References as STS, in the order of their designations. */
export function referencesXml(cited: readonly Cited[], isNumbered: boolean): string {
  const items = cited
    .toSorted((a, b) => (a.designation < b.designation ? -1 : 1))
    .map(({ designation, title }, index) => {
      const label = isNumbered ? `<label>[${index + 1}]</label>` : '';
      return `<ref>${label}<std><std-ref>${escapeXml(designation)}</std-ref>, <title>${escapeXml(title)}</title></std></ref>`;
    });
  return items.join('\n');
}
