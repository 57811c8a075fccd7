import { describe, expect, it } from 'vitest';
import { inOrderOfNames, type Value } from './values.ts';

const value = (key: string): Value => ({ key, name: key, child: [] });
const names: Record<string, string> = { current: 'Zuletzt gültig', draft: 'Ämtlich', historical: 'Alt' };
const named = (list: 'statusList' | 'yearList', language: string): string[] =>
  inOrderOfNames(['current', 'draft', 'historical'].map(value), {
    list,
    language,
    nameOf: ({ key }) => names[key] ?? key,
  }).map(({ key }) => key);

describe('the values of a section', () => {
  it('stand in the order of their names in the reader’s alphabet, where names are all that orders them', () => {
    expect(named('statusList', 'de')).toEqual(['historical', 'draft', 'current']);
    expect(named('yearList', 'de')).toEqual(['current', 'draft', 'historical']);
  });
});
