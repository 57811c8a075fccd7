import type { Loss, LossKind } from '@norma/sts';

const words: Record<LossKind, (count: number) => string> = {
  'missing-metadata': (count) => `${count} missing in the metadata`,
  'unclear-date': (count) => `${count} unclear ${count === 1 ? 'date' : 'dates'}`,
  'unknown-element': (count) => `${count} unknown ${count === 1 ? 'element' : 'elements'}, text kept`,
  'unknown-character': (count) => `${count} unknown named ${count === 1 ? 'character' : 'characters'}`,
  'further-standard': (count) =>
    `${count} further ${count === 1 ? 'standard' : 'standards'} in the same file`,
  'picture-missing': (count) => `${pictures(count)} not in the delivery`,
  'picture-outside': (count) => `${pictures(count)} outside the folder that was imported`,
  'picture-format': (count) => `${pictures(count)} in a format that browsers cannot show`,
  'picture-damaged': (count) => `${pictures(count)} damaged`,
  'picture-too-large': (count) => `${pictures(count)} too large`,
};

const pictures = (count: number): string => `${count} ${count === 1 ? 'picture' : 'pictures'}`;

/** What was lost of a text as one remark, by kind with counts and examples; null where nothing was. */
export function describeLosses(losses: readonly Loss[]): string | null {
  if (losses.length === 0) return null;
  const kinds = losses.map(({ kind, count, examples }) => {
    const more = count > examples.length && examples.length > 1 ? ', …' : '';
    return words[kind](count) + (examples.length > 0 ? ` (${examples.join(', ')}${more})` : '');
  });
  return `imported with losses: ${kinds.join('; ')}`;
}
