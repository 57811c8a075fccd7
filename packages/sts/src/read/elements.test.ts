import { describe, expect, it } from 'vitest';
import { aStandard } from '../testing/aStandard.ts';
import { tagLibrary } from '../testing/tagLibrary.ts';
import { plainText } from '../text/plain.ts';
import { isKnown, reasonToSkip } from './elements.ts';
import { readSts } from './read-sts.ts';

/** Elements whose words stand in elements of their own, or that are pictures and have none. */
const withoutWordsOfTheirOwn = new Set(
  (
    'table thead tbody tfoot tr tgroup row list def-list def-item table-wrap term-sec graphic inline-graphic xGraphic ' +
    'alternatives ruby break langSet termEntry tig term-display fn-group'
  ).split(' '),
);
const structures = new Set(['standard', 'adoption', 'adoption-front', 'front', 'body', 'back']);

describe('every element of the tag library', () => {
  it.each(tagLibrary)('%s is read, or left out for a reason', (name) => {
    expect(isKnown(name)).toBe(true);
    if (structures.has(name) || withoutWordsOfTheirOwn.has(name)) return;
    const standard = readSts(aStandard({ body: `<sec><p>before <${name}>inside</${name}> after</p></sec>` }));
    const text = plainText(standard);
    expect(text).toMatch(/before.*after/s);
    expect(text.includes('inside')).toBe(reasonToSkip(name) === undefined);
    expect(standard.losses).toEqual([]);
  });

  it.each(['foo', 'frobnicate'])('but %s is reported, and its text is preserved', (name) => {
    const body = `<sec><p>before <${name}>inside</${name}> after</p><${name}><p>more</p></${name}></sec>`;
    const standard = readSts(aStandard({ body }));
    expect(plainText(standard)).toBe('before inside after\nmore');
    expect(standard.losses).toEqual([{ kind: 'unknown-element', count: 2, examples: [`<${name}>`] }]);
  });
});

describe('a standard that a text refers to', () => {
  const ids = `<std-id-group><std-id std-id-link-type="internal-pub-id">x1d16643</std-id>
    <std-id std-id-link-type="fpi">+//ISO 9070/RA::A00007::GE::An Institute::Standards//DOCUMENT NSB 849-2//EN</std-id>
    </std-id-group>`;

  it.each([
    ['ids and words', `${ids}NSB 849-2`, 'NSB 849-2', 'NSB 849-2'],
    ['ids, words and a place in it', `${ids}NSB 849-2:2003, 3.6`, 'NSB 849-2:2003, 3.6', 'NSB 849-2:2003'],
    [
      'ids and a reference',
      `${ids}<std-ref type="dated">NSB 849-2:2003</std-ref>`,
      'NSB 849-2:2003',
      'NSB 849-2:2003',
    ],
    ['words alone', 'NSB 849-2', 'NSB 849-2', 'NSB 849-2'],
    ['ids alone', ids, 'NSB 849-2', 'NSB 849-2'],
    [
      'a URN alone',
      '<std-id-group><std-id>iso:std:iso:17301:-1:ed-1:v1:en</std-id></std-id-group>',
      'ISO 17301-1',
      'ISO 17301-1',
    ],
    ['an id that says nothing', '<std-id-group><std-id>x1d16643</std-id></std-id-group>', '', undefined],
    [
      'both its forms',
      '<std-ref type="undated">NSB 9</std-ref><std-ref type="dated">NSB 9:2003</std-ref>',
      'NSB 9:2003',
      'NSB 9:2003',
    ],
  ])('by %s is shown by its words and never by an id', (_, content, shown, designation) => {
    const standard = readSts(aStandard({ body: `<p>See <std>${content}</std>.</p>` }));
    expect(plainText(standard)).toBe(`See ${shown}.`);
    const named = /"designation":"([^"]*)"/.exec(JSON.stringify(standard.content))?.[1];
    expect(named).toBe(designation);
  });
});
