import { stem } from '../analysis/stem.ts';
import { formOfTerm, languageOfTerm, taggedTerm } from './tagged.ts';
import { compareTexts } from './texts.ts';

/**
 * Terms by stem: the terms of stem i are `terms[starts[i]]` up to, without, `terms[starts[i + 1]]`. Postings
 * keep the written forms; stems are applied when a query is read.
 */
export type Inflections = { starts: Uint32Array; terms: Uint32Array };

/** Groups sorted terms by stem; a stem that is simply its only term of the same spelling is left out. */
export function packInflections(terms: readonly string[]): { stems: string[]; inflections: Inflections } {
  const byStem = new Map<string, number[]>();
  for (const [term, form] of terms.entries()) {
    const language = languageOfTerm(form);
    const key = taggedTerm(stem(formOfTerm(form), language), language);
    const group = byStem.get(key);
    if (group) group.push(term);
    else byStem.set(key, [term]);
  }
  const groups = [...byStem].filter(([key, group]) => group.length > 1 || terms[group[0] ?? 0] !== key);
  groups.sort(([one], [other]) => compareTexts(one, other));
  const starts = new Uint32Array(groups.length + 1);
  for (const [at, [, group]] of groups.entries()) starts[at + 1] = (starts[at] as number) + group.length;
  return {
    stems: groups.map(([key]) => key),
    inflections: { starts, terms: Uint32Array.from(groups.flatMap(([, group]) => group)) },
  };
}
