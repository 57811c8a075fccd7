import type { Citable } from './citable.ts';
import { apa } from './styles/apa.ts';
import { chicago } from './styles/chicago.ts';
import { ieee } from './styles/ieee.ts';
import { iso690 } from './styles/iso690.ts';
import { mla } from './styles/mla.ts';
import { vancouver } from './styles/vancouver.ts';
import { tidy } from './text.ts';

const styles = [
  { code: 'apa', name: 'APA', write: apa },
  { code: 'mla', name: 'MLA', write: mla },
  { code: 'chicago', name: 'Chicago', write: chicago },
  { code: 'iso690', name: 'ISO 690', write: iso690 },
  { code: 'ieee', name: 'IEEE', write: ieee },
  { code: 'vancouver', name: 'Vancouver', write: vancouver },
] as const;

/** The code of a style of reference lists. */
export type CitationStyle = (typeof styles)[number]['code'];

/** Every style by its code, with the name that writers know it by. */
export const citationStyles: readonly { readonly code: CitationStyle; readonly name: string }[] = styles.map(
  ({ code, name }) => ({ code, name }),
);

/** A work as one line of a reference list: plain text, without the italics that some styles want. */
export function cite(work: Citable, style: CitationStyle): string {
  const { write } = styles.find(({ code }) => code === style) ?? styles[0];
  return write(tidy(work));
}
