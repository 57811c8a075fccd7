import { parseXmlDocument } from 'slimdom';
import { describe, expect, it } from 'vitest';
import { readMath } from '../read/math.ts';
import { readSts } from '../read/read-sts.ts';
import { aStandard } from '../testing/aStandard.ts';
import { clauses } from './clauses.ts';
import { outline } from './outline.ts';
import { linearMath, plainText } from './plain.ts';

const standard = readSts(
  aStandard({
    front: '<sec id="fw"><title>Foreword</title><p>New.</p></sec>',
    body: `<sec id="s9"><label>9</label><title>Calculation of <italic>s</italic></title>
        <p>Fit<fn><p>By least squares.</p></fn> as follows.</p>
        <disp-formula><label>(4)</label><mml:math><mml:mi>s</mml:mi><mml:mo>=</mml:mo><mml:mfrac><mml:mi>a</mml:mi><mml:mi>b</mml:mi></mml:mfrac></mml:math></disp-formula>
        <sec id="s9.1"><label>9.1</label><p>Project.</p></sec>
        <table-wrap><label>Table 1</label><table><tr><td>12</td><td>72</td></tr></table></table-wrap>
      </sec>
      <sec id="s3"><label>3</label><title>Terms</title>
        <term-sec id="s3.1"><label>3.1</label><term-display><term>creep</term><def><p>slow flow</p></def></term-display></term-sec>
      </sec>`,
    back: '<app id="A1"><label>Annex A1</label><title>Cracks</title><p>Wide.</p></app>',
  }),
);

describe('a formula in one line', () => {
  it.each([
    [
      '<mi>s</mi><mo>(</mo><mi>t</mi><mo>)</mo><mo>=</mo><mi>a</mi><mo>·</mo><msup><mi>t</mi><mi>b</mi></msup>',
      's(t) = a · t^b',
    ],
    ['<msub><mi>N</mi><mi>sust</mi></msub><mo>/</mo><mn>2</mn>', 'N_(sust) / 2'],
    ['<mfrac><mn>1</mn><mrow><mi>n</mi><mo>−</mo><mn>1</mn></mrow></mfrac>', '1/(n − 1)'],
    ['<msqrt><mi>a</mi><mo>+</mo><mi>b</mi></msqrt>', '√(a + b)'],
    ['<munderover><mo>∑</mo><mi>i</mi><mi>n</mi></munderover><mi>x</mi>', '∑ _i^n x'],
  ])('%s is %s', (inner, expected) => {
    const { documentElement } = parseXmlDocument(`<math>${inner}</math>`);
    const words = documentElement ? linearMath(readMath(documentElement)) : '';
    expect(words.replace(/\s+/g, ' ').trim()).toBe(expected);
  });
});

describe('of a document', () => {
  it('the outline lists the titled clauses', () => {
    expect(outline(standard)).toEqual([
      { id: 's-fw', number: '', title: 'Foreword', level: 1 },
      { id: 's-s9', number: '9', title: 'Calculation of s', level: 1 },
      { id: 's-s3', number: '3', title: 'Terms', level: 1 },
      { id: 's-A1', number: 'A1', title: 'Cracks', level: 1 },
    ]);
  });

  it('the clauses hold their own text and no other', () => {
    expect(clauses(standard)).toEqual([
      { id: 's-fw', number: '', title: 'Foreword', text: 'New.' },
      {
        id: 's-s9',
        number: '9',
        title: 'Calculation of s',
        text: 'Fit as follows.\ns=a/b (4)\nTable 1\n12 72',
      },
      { id: 's-s9.1', number: '9.1', title: '', text: 'Project.' },
      { id: 's-s3', number: '3', title: 'Terms', text: '' },
      { id: 's-s3.1', number: '3.1', title: 'creep', text: 'slow flow' },
      { id: 's-A1', number: 'Annex A1', title: 'Cracks', text: 'Wide.' },
    ]);
  });

  it('the plain text is all that can be read', () => {
    expect(plainText(standard).split('\n')).toEqual([
      'Foreword',
      'New.',
      '9 Calculation of s',
      'Fit as follows.',
      's=a/b (4)',
      '9.1 Project.',
      'Table 1',
      '12 72',
      '3 Terms',
      '3.1 creep',
      'slow flow',
      'Annex A1 Cracks',
      'Wide.',
      '1 By least squares.',
    ]);
  });
});
