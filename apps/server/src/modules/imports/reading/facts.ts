import { taxonomies } from '@norma/contracts';
import { z } from 'zod';
import { drawnMark, longestMark, NoMark } from '../../../tenant/mark.ts';
import type { PublisherDescription } from '../../documents/index.ts';
import { cleanLine } from './clean.ts';
import { deliveredFile } from './deliveredFile.ts';
import { Rejected, type Fact } from './item.ts';
import { cleanPath, isPath, pathExpected } from './paths.ts';
import { reasonOf } from './reason.ts';

const line = (max: number) => z.string().transform(cleanLine).pipe(z.string().min(1).max(max));

const PublisherFact = z.strictObject({
  code: line(50),
  name: line(200).exactOptional(),
  /** What its tile on a billboard says, where that is not its name. */
  billboardName: line(200).exactOptional(),
  /** A `CPP` shows its documents at an address of its own. */
  type: z.enum(['SDO', 'CPP']).exactOptional(),
  onBillboard: z.boolean().exactOptional(),
  semanticSearch: z.boolean().exactOptional(),
  /** The file of its mark, an SVG. */
  mark: z.string().min(1).max(500).exactOptional(),
});

const NameFact = z.strictObject({
  taxonomy: z.enum(taxonomies),
  path: z.string().transform(cleanPath).refine(isPath, { error: pathExpected }),
  /** By language. */
  names: z.record(line(35).pipe(z.string().regex(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i)), line(500)),
});

/** Reads what a manifest says of a publisher. Throws a Rejected that names the field where it cannot be used. */
export async function publisherFact(given: unknown, manifest: string): Promise<Fact> {
  const parsed = PublisherFact.safeParse(given);
  if (!parsed.success)
    throw new Rejected(`publishers: ${reasonOf(parsed.error, fieldsOf(given))}`, codeIn(given));
  const { code, name, type, billboardName, onBillboard, semanticSearch, mark } = parsed.data;
  const publisher: PublisherDescription = {
    code,
    ...(name !== undefined && { name }),
    ...(type !== undefined && { type_code: type }),
    ...(billboardName !== undefined && { billboard_name: billboardName }),
    ...(onBillboard !== undefined && { is_on_billboard: onBillboard }),
    ...(semanticSearch !== undefined && { has_semantic_search: semanticSearch }),
    ...(mark !== undefined && { mark_svg: await markIn(mark, { manifest, code }) }),
  };
  return { of: 'publisher', publisher };
}

async function markIn(name: string, { manifest, code }: { manifest: string; code: string }): Promise<string> {
  const { bytes } = await deliveredFile({ manifest, name, max: 4 * longestMark, designation: code });
  try {
    return drawnMark(bytes.toString('utf8')).svg;
  } catch (cause) {
    if (cause instanceof NoMark) throw new Rejected(`${name} ${cause.message}`, code);
    throw cause;
  }
}

/** Reads what a manifest calls a value of a taxonomy. Throws a Rejected that names the field where it cannot. */
export function nameFact(given: unknown): Fact {
  const parsed = NameFact.safeParse(given);
  if (!parsed.success) throw new Rejected(`names: ${reasonOf(parsed.error, fieldsOf(given))}`);
  const { taxonomy, path, names } = parsed.data;
  return {
    of: 'names',
    names: Object.entries(names).map(([language, name]) => ({ taxonomy, path, language, name })),
  };
}

const fieldsOf = (given: unknown): Record<string, unknown> =>
  z.record(z.string(), z.unknown()).catch({}).parse(given);

const codeIn = (given: unknown): string | null => {
  const named = z.looseObject({ code: line(50) }).safeParse(given);
  return named.success ? named.data.code : null;
};
