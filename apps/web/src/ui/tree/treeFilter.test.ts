import { describe, expect, it } from 'vitest';
import { filteredBy } from './treeFilter.ts';
import type { FilterNode } from './filterNode.ts';

const node = (name: string, ...children: FilterNode[]): FilterNode => ({
  key: name,
  name,
  count: 1,
  children,
});

const nodes = [
  node('Structural engineering', node('Anchors', node('Bonded anchors'), node('Cast-in')), node('Beams')),
  node('Fire safety', node('Doors')),
  node('Éclairage'),
  node('المَراسي'),
];
const shown = (text: string): string[] => [...(filteredBy(nodes, text)?.shown ?? [])].toSorted();

describe('a tree that is filtered by a text', () => {
  it('shows what holds the text, all that it lies within, and all that lies within it', () => {
    expect(shown('anchors')).toEqual(['Anchors', 'Bonded anchors', 'Cast-in', 'Structural engineering']);
    expect(shown('doors')).toEqual(['Doors', 'Fire safety']);
    expect(shown('fire')).toEqual(['Doors', 'Fire safety']);
  });

  it('opens what holds a match, and nothing else', () => {
    expect([...(filteredBy(nodes, 'bonded')?.open ?? [])].toSorted()).toEqual([
      'Anchors',
      'Structural engineering',
    ]);
    expect([...(filteredBy(nodes, 'fire')?.open ?? [])]).toEqual([]);
  });

  it.each([
    ['in any order of words', 'anchors  bonded', 'Bonded anchors'],
    ['whatever the case', 'BONDED', 'Bonded anchors'],
    ['without accents', 'eclairage', 'Éclairage'],
    ['without Arabic marks', 'المراسي', 'المَراسي'],
  ])('finds %s', (_, text, found) => {
    expect(shown(text)).toContain(found);
  });

  it('shows nothing where nothing holds the text, and takes signs for signs', () => {
    expect(shown('anch.rs')).toEqual([]);
    expect(shown('(')).toEqual([]);
  });

  it('is not filtered by a text without a word', () => {
    expect(filteredBy(nodes, '  ')).toBeNull();
  });
});
