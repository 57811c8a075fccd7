import type { RefinementNode } from '@norma/contracts';
import type { SectionList } from '../picks.ts';

type OnBillboard = Pick<RefinementNode, 'showBillboard' | 'billboardName' | 'billboardLogo'>;

/** A facet value as the server sends it, with its children. */
export type Value = Readonly<Pick<RefinementNode, 'key' | 'name'>> &
  Readonly<Partial<OnBillboard & Pick<RefinementNode, 'language' | 'semanticSearchenabled'>>> & {
    readonly child: readonly Value[];
  };

/** The values from the root to the one with a key, that one last; none where there is no such key. */
export function wayTo(values: readonly Value[], key: string): Value[] {
  for (const value of values) {
    if (value.key === key) return [value];
    const way = wayTo(value.child, key);
    if (way.length > 0) return [value, ...way];
  }
  return [];
}

/** Keys of all values of a tree. */
export const keysOf = (values: readonly Value[]): string[] =>
  values.flatMap(({ key, child }) => [key, ...keysOf(child)]);

type Naming = {
  list: SectionList;
  nameOf: (value: Pick<Value, 'key' | 'name'> & { list: SectionList }) => string;
  language: string;
};

/** Sorts statuses and languages by their translated names; other values keep the server's order. */
export function inOrderOfNames(
  values: readonly Value[],
  { list, nameOf, language }: Naming,
): readonly Value[] {
  if (list !== 'statusList' && list !== 'languageList') return values;
  const { compare } = new Intl.Collator(language);
  return values.toSorted((one, other) => compare(nameOf({ list, ...one }), nameOf({ list, ...other })));
}
