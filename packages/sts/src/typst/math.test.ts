import { parseXmlDocument } from 'slimdom';
import { describe, expect, it } from 'vitest';
import { readMath } from '../read/math.ts';
import { mathToTypst } from './math.ts';

function typst(inner: string): string {
  const { documentElement } = parseXmlDocument(`<math>${inner}</math>`);
  if (!documentElement) throw new Error('no formula');
  // Single characters stand by their numbers; here they are easier to read as themselves.
  return mathToTypst(readMath(documentElement)).replace(/\\u\{([0-9a-f]+)\}/g, (_, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  );
}

describe('a formula in Typst', () => {
  it.each([
    ['letters', '<mi>s</mi><mi>ψ</mi>', 's ψ'],
    ['words, upright', '<mi>sust</mi>', 'upright("sust")'],
    ['functions', '<mi>ln</mi><mi>a</mi>', 'op("ln") a'],
    ['upright letters', '<mi mathvariant="normal">m</mi>', 'upright(m)'],
    ['bold letters', '<mi mathvariant="bold">F</mi>', 'bold(upright(F))'],
    ['numbers', '<mn>438 000</mn>', '"438 000"'],
    ['text, whatever it holds', '<mtext>a "b" \\ #c $d$</mtext>', '"a \\"b\\" \\\\ #c $d$"'],
    ['operators', '<mi>a</mi><mo>-</mo><mi>b</mi><mo>·</mo><mi>c</mi>', 'a − b ⋅ c'],
    ['invisible operators', '<mi>f</mi><mo>\u2061</mo><mi>x</mi>', 'f "" x'],
    ['fractions', '<mfrac><mi>a</mi><mrow><mi>b</mi><mi>c</mi></mrow></mfrac>', 'frac(a, b c)'],
    ['binomials', '<mfrac linethickness="0"><mi>n</mi><mi>k</mi></mfrac>', 'mat(delim: #none, n; k)'],
    ['scripts', '<msubsup><mi>x</mi><mn>0</mn><mn>2</mn></msubsup>', 'attach(x, b: "0", t: "2")'],
    ['scripts beside an operator', '<msub><mo>∑</mo><mi>i</mi></msub>', 'attach(scripts(∑), b: i)'],
    ['limits', '<munderover><mo>∑</mo><mi>i</mi><mi>n</mi></munderover>', 'attach(limits(∑), b: i, t: n)'],
    [
      'scripts before',
      '<mmultiscripts><mi>X</mi><mi>a</mi><none/><mprescripts/><mi>b</mi><mi>c</mi></mmultiscripts>',
      'attach(X, b: a, t: "", bl: b, tl: c)',
    ],
    ['accents', '<mover accent="true"><mi>y</mi><mo>^</mo></mover>', 'hat(y)'],
    ['lines below', '<munder><mi>y</mi><mo>_</mo></munder>', 'underline(y)'],
    ['other things above', '<mover><mi>y</mi><mi>n</mi></mover>', 'attach(limits(y), t: n)'],
    [
      'roots',
      '<msqrt><mi>a</mi><mo>+</mo><mi>b</mi></msqrt><mroot><mi>a</mi><mn>3</mn></mroot>',
      'sqrt(a + b) root("3", a)',
    ],
    ['empty roots', '<msqrt/>', 'sqrt("")'],
    ['brackets that grow', '<mo>(</mo><mfrac><mi>a</mi><mi>b</mi></mfrac><mo>)</mo>', 'lr(( frac(a, b) ))'],
    [
      'brackets that match',
      '<mo>(</mo><mi>a</mi><mo>[</mo><mi>b</mi><mo>]</mo><mo>)</mo>',
      'lr(( a lr([ b ]) ))',
    ],
    ['brackets that do not', '<mo>]</mo><mi>a</mi><mo>(</mo><mi>b</mi>', '] a ( b'],
    [
      'fences',
      '<mfenced open="[" close="]" separators=";"><mi>a</mi><mi>b</mi><mi>c</mi></mfenced>',
      'lr([ a ; b ; c ])',
    ],
    [
      'tables',
      '<mtable><mtr><mtd><mi>a</mi></mtd><mtd><mi>b</mi></mtd></mtr><mtr><mtd/><mtd/></mtr></mtable>',
      'mat(delim: #none, a, b; "", "")',
    ],
    ['cases', '<mo>{</mo><mtable><mtr><mtd><mi>a</mi></mtd></mtr></mtable>', 'lr({ mat(delim: #none, a))'],
    [
      'spaces',
      '<mspace width="1em"/><mspace width="2px"/><mspace width="bad"/>',
      '#h(1em) #h(0.2em) #h(0.3em)',
    ],
    [
      'wrong numbers of parts',
      '<mfrac><mi>a</mi></mfrac><msup><mi>a</mi><mi>b</mi><mi>c</mi></msup>',
      'a a b c',
    ],
    ['unknown elements', '<zzz><mi>a</mi>bare</zzz>', 'a "bare"'],
    ['no annotations', '<semantics><mi>a</mi><annotation>a</annotation></semantics>', 'a'],
  ])('writes %s', (_, mathml, expected) => {
    expect(typst(mathml)).toBe(expected);
  });

  it('of a thousand brackets takes no time', () => {
    const before = performance.now();
    typst('<mrow>'.repeat(150) + '<mo>(</mo>'.repeat(1000) + '</mrow>'.repeat(150));
    expect(performance.now() - before).toBeLessThan(10_000);
  });
});
