import { NO_FAMILY, type Draft } from './draft.ts';

/** Which family each document belongs to, or `NO_FAMILY`, and the documents of each family, ascending. */
export type Families = { of: Uint32Array; starts: Uint32Array; documents: Uint32Array };

/** Turns the documents' families around. */
export function packFamilies({ families, familyOf }: Draft): Families {
  const starts = new Uint32Array(families.length + 1);
  for (const family of familyOf)
    if (family !== NO_FAMILY) starts[family + 1] = (starts[family + 1] as number) + 1;
  for (let family = 0; family < families.length; family++)
    starts[family + 1] = (starts[family + 1] as number) + (starts[family] as number);
  const documents = new Uint32Array(starts[families.length] as number);
  const next = starts.slice();
  for (const [document, family] of familyOf.entries()) {
    if (family === NO_FAMILY) continue;
    const place = next[family] as number;
    documents[place] = document;
    next[family] = place + 1;
  }
  return { of: familyOf, starts, documents };
}
