import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparePages } from './comparePages.ts';
import type { PageComparison } from './comparePages.ts';
import { pagesOf } from './testing/pages.ts';
import { textOf } from './textOf.ts';

const keysOf = (pages: ReturnType<typeof pagesOf>): string[] => textOf(pages).map(({ key }) => key);
const without = ({ words }: PageComparison, what: 'deleted' | 'inserted'): string[] =>
  words.flatMap(({ as, keys }) => (as === what ? [] : keys));

const sentence =
  'The anchor shall be loaded slowly until it fails and the greatest force shall be written down with the time it took.';

describe('two editions compared on their pages', () => {
  it('give the old words without what came, and the new ones without what went', () => {
    const word = fc.constantFrom(
      'anchor',
      'bolt',
      'load',
      'shall',
      'the',
      '5',
      'mm',
      'إزاحة',
      '鋼',
      'a-b',
      'fail.',
    );
    const paragraph = fc.array(word, { minLength: 1, maxLength: 30 });
    const edit = fc.record({ at: fc.nat(60), take: fc.nat(12), put: fc.array(word, { maxLength: 12 }) });
    fc.assert(
      fc.property(fc.array(paragraph, { maxLength: 8 }), fc.array(edit, { maxLength: 6 }), (base, edits) => {
        const words = base.flat();
        for (const { at, take, put } of edits) words.splice(at, take, ...put);
        const [before, after] = [pagesOf([base.flat().join(' ')]), pagesOf([words.join(' ')])];
        const compared = comparePages(before, after);
        expect(without(compared, 'inserted')).toEqual(keysOf(before));
        expect(without(compared, 'deleted')).toEqual(keysOf(after));
      }),
    );
  });

  it('mark what came and tell what went, where it stood', () => {
    const { changes } = comparePages(
      pagesOf([`${sentence} The load is 5 kN. ${sentence}`]),
      pagesOf([`${sentence} The load is 8 kN in each turn. ${sentence}`]),
    );
    expect(changes.map(({ kind, before, after, basePage }) => ({ kind, before, after, basePage }))).toEqual([
      { kind: 'changed', before: '5 kN.', after: '8 kN in each turn.', basePage: 0 },
    ]);
    expect(changes[0]?.marks).toHaveLength(1);
    expect(changes[0]?.caret.x).toBe(changes[0]?.marks[0]?.left);
  });

  it('tell a passage that only moved', () => {
    const [one, two, three] = [
      sentence,
      'Nothing else is done to it before noon.',
      'Rods are cleaned with a dry cloth, and then they are weighed one by one on a scale.',
    ];
    const { changes } = comparePages(
      pagesOf([`${one} ${two} ${three}`]),
      pagesOf([`${three} ${one} ${two}`]),
    );
    expect(changes.map(({ kind }) => kind)).toEqual(['moved-here', 'moved-away']);
  });

  it('leave out heads and feet that pages repeat, whatever they say', () => {
    const pages = (edition: string) =>
      pagesOf(
        Array.from({ length: 6 }, (_, at) => `${sentence} ${'Part'.repeat(at + 1)}`),
        (page) => ({ head: `NSB E 1-${edition}`, foot: `Page ${page + 1} of 6` }),
      );
    expect(comparePages(pages('21'), pages('24'))).toMatchObject({ changes: [], remark: 'nothing-changed' });
  });

  it('read words whole that lines divide, and letters alike whatever they are made of', () => {
    const [whole, divided] = [
      pagesOf(['The displacement of the fibre is final.']),
      pagesOf(['The displace\u0002\nment of the \ufb01bre is \ufb01nal.']),
    ];
    expect(comparePages(whole, divided).remark).toBe('nothing-changed');
  });

  it.each([
    ['no-text-in-new', [sentence], ['']],
    ['no-text-in-old', [''], [sentence]],
    ['nothing-in-common', [sentence.repeat(3)], ['Wasser Rohre Ventile Pumpen '.repeat(20)]],
  ] as const)('say %s where nothing can be shown', (remark, base, target) => {
    expect(comparePages(pagesOf(base), pagesOf(target))).toMatchObject({ changes: [], remark });
  });
});
