import { describe, expect, it } from 'vitest';
import { blocksOf } from './blocks.ts';

describe('the text of a guide', () => {
  it('is divided into headings, paragraphs, lists and steps', () => {
    expect(blocksOf('One\nline.\r\n\r\n# Head\n- a\n- b\n\n1. x\n2. y\n\n- a\nno list')).toEqual([
      { kind: 'paragraph', text: 'One line.' },
      { kind: 'heading', text: 'Head' },
      { kind: 'list', items: ['a', 'b'] },
      { kind: 'steps', items: ['x', 'y'] },
      { kind: 'paragraph', text: '- a no list' },
    ]);
    expect(blocksOf(' \n\n ')).toEqual([]);
  });
});
