import type { Name } from '@norma/editions';
import { z } from 'zod';
import type { Credits } from '../../documents/index.ts';
import { cleanLine } from './clean.ts';
import { Rejected } from './item.ts';
import { reasonOf } from './reason.ts';

const line = (max: number) => z.string().transform(cleanLine).pipe(z.string().min(1).max(max));
const maxNames = 500;

/** 'Ravndal, Ines' is a person; a name without a comma is that of a body, and is never taken apart. */
const Written = line(300).transform((text): Name => {
  const [family = '', ...given] = text.split(',').map((part) => part.trim());
  return given.length > 0 && family !== '' ? { family, given: given.join(', ') } : { literal: text };
});
const Names = z.preprocess(
  (given) => (typeof given === 'string' ? [given] : given),
  z.array(Written).max(maxNames),
);

const Doi = line(300)
  .transform((text) => text.replace(/^(https?:\/\/(dx\.)?doi\.org\/|doi:\s*)/i, ''))
  .refine((text) => /^10\.\d{4,9}\/\S+$/.test(text), { error: 'a DOI such as 10.5555/12345 is expected' });

/** What a source may say of who wrote a document, and of the journal or book around it. */
const CreditFields = z.object({
  authors: Names.optional(),
  editors: Names.optional(),
  container: line(500).optional(),
  volume: line(50).optional(),
  issue: line(50).optional(),
  pages: line(50).optional(),
  bookEdition: line(50).optional(),
  place: line(200).optional(),
  doi: Doi.optional(),
  isbn: line(50).optional(),
  issn: line(50).optional(),
});

/** The names of the fields, as records and manifests have them. */
export const creditNames = Object.keys(CreditFields.shape);

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Who wrote a document and what it is a part of, by what its record says; null where it says nothing of that. */
export function creditsOf(given: Readonly<Record<string, unknown>>, designation: string): Credits | null {
  const present = creditNames.flatMap((name) => {
    const value = given[name];
    return isEmpty(value) ? [] : [[name, value] as const];
  });
  if (present.length === 0) return null;
  const fields = Object.fromEntries(present);
  const parsed = CreditFields.safeParse(fields);
  if (!parsed.success) throw new Rejected(reasonOf(parsed.error, fields), designation);
  const { bookEdition, ...credits } = parsed.data;
  const known = { ...credits, ...(bookEdition !== undefined && { edition: bookEdition }) };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
}
