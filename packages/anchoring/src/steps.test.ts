import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Steps, type Unit } from './steps.ts';

const text = '8.2 Sustained loading\nHold the load. Read it once a day.\nA\t1.2\n\nقياس الزحف المستديم.';

describe('steps through a text', () => {
  const steps = new Steps(text, 'en');
  const said = (stretch: { start: number; end: number } | null): string | null =>
    stretch && text.slice(stretch.start, stretch.end);

  it.each([
    ['word', 'Hold the', 'the'],
    ['sentence', 'the load', 'Hold the load.'],
    ['block', 'the load', 'Hold the load. Read it once a day.'],
    ['block', '1.2', '1.2'],
    ['word', 'الزحف', 'الزحف'],
  ] as const)('find the %s at %j', (unit, near, expected) => {
    const place = text.indexOf(near) + (near === 'Hold the' ? 5 : 0);
    expect(said(steps.at(place, unit))).toBe(expected);
  });

  it('go on from block to block and back', () => {
    const heading = steps.at(0, 'block');
    const next = heading && steps.beside(heading, 'block', 1);
    expect(said(next)).toBe('Hold the load. Read it once a day.');
    expect(next && steps.beside(next, 'block', -1)).toEqual(heading);
    expect(heading && steps.beside(heading, 'block', -1)).toBeNull();
    expect(steps.at(text.length, 'block')).toBeNull();
  });

  it('make a selection longer and shorter at both of its ends', () => {
    const load = { start: text.indexOf('load.'), end: text.indexOf('load.') + 4 };
    expect(said(steps.extended(load, 'start', 'word', -1))).toBe('the load');
    const sentence = steps.extended(load, 'end', 'sentence', 1);
    expect(said(sentence)).toBe('load.');
    expect(said(steps.extended(sentence, 'end', 'sentence', 1))).toBe('load. Read it once a day.');
    const long = { start: text.indexOf('Hold'), end: text.indexOf(' Read') };
    expect(said(steps.extended(long, 'start', 'word', 1))).toBe('the load.');
  });

  it('never leave the text nor turn round, whatever is asked', () => {
    const units = fc.constantFrom<Unit>('word', 'sentence', 'block');
    const texts = fc.string({
      unit: fc.constantFrom('a', ' ', '\n', '.', '𝑁', 'é', '\u0301', '\t', 'م'),
      maxLength: 40,
    });
    fc.assert(
      fc.property(
        texts,
        units,
        fc.nat(40),
        fc.array(fc.tuple(units, fc.boolean(), fc.boolean())),
        (any, unit, at, asked) => {
          const through = new Steps(any, 'xx-invalid-language-tag');
          let stretch = through.at(at, unit);
          if (!stretch) return;
          for (const [by, isEnd, isForth] of asked) {
            stretch = through.extended(stretch, isEnd ? 'end' : 'start', by, isForth ? 1 : -1);
            expect(stretch.start).toBeLessThan(stretch.end);
            expect(stretch.end).toBeLessThanOrEqual(any.length);
          }
        },
      ),
    );
  });
});
