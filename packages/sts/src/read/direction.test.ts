import { describe, expect, it } from 'vitest';
import type { Inline } from '../content.ts';
import { plainInline } from '../text/plain.ts';
import { directionOf, keepDirections } from './direction.ts';

const text = (words: string): Inline => ({ kind: 'text', text: words });
const italic = (words: string): Inline => ({ kind: 'styled', style: 'italic', content: [text(words)] });
const sub = (words: string): Inline => ({ kind: 'styled', style: 'sub', content: [text(words)] });

describe('the direction of a language', () => {
  it.each([
    ['ar', 'rtl'],
    ['he-IL', 'rtl'],
    ['fa', 'rtl'],
    ['en', 'ltr'],
    ['ar-Latn', 'ltr'],
    ['ja', 'ltr'],
  ])('%s is %s', (language, direction) => {
    expect(directionOf(language)).toBe(direction);
  });
});

describe('among right-to-left words', () => {
  it.each<[string, Inline[], string[]]>([
    ['a range', [text('من 1–25 مم')], ['1–25']],
    ['a quantity with its unit', [text('عند 20 °C تقريبًا')], ['20 °C']],
    ['a percentage', [text('أول 20 % من')], ['20 %']],
    ['a designation', [text('وفق NSB E 214-24، ثم')], ['NSB E 214-24']],
    ['what stands in brackets', [text('الحمل (438 000 h) و')], ['438 000 h']],
    ['two numbers, each', [text('بين 8 مم و30 مم')], ['8', '30']],
    ['a symbol with its index', [text('إذا '), italic('s'), sub('0'), text(' كما')], ['s0']],
    ['no lone symbol', [text('قطر '), italic('d'), text(' و')], []],
    ['no Latin word', [text('كلمة creep هنا')], []],
  ])('%s keeps its own', (_, content, expected) => {
    const kept = keepDirections(content);
    expect(kept.filter(({ kind }) => kind === 'ltr').map((inline) => plainInline([inline]))).toEqual(
      expected,
    );
    expect(plainInline(kept)).toBe(plainInline(content));
  });
});
