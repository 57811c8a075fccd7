import { runsOf } from './runs.ts';

/**
 * The forms under which a text is indexed, in order and repeated as often as they occur.
 *
 * Spaced scripts give their folded words. A run of Chinese, Japanese or Korean gives its overlapping pairs and
 * then its last character alone: so every character begins some form, and a search for a single one is a
 * search by prefix.
 */
export function formsOf(text: string): string[] {
  const forms: string[] = [];
  for (const { spaced, words } of runsOf(text)) {
    words.forEach(({ form }, at) => forms.push(spaced ? form : form + (words[at + 1]?.form ?? '')));
  }
  return forms;
}
