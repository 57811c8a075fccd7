import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedPart } from './typedPart.ts';

/** The designation with what was typed in brackets. */
function seen(designation: string, typed: string): string {
  const [part] = typedPart(designation, typed);
  if (!part) return designation;
  const { start, end } = part;
  return `${designation.slice(0, start)}[${designation.slice(start, end)}]${designation.slice(end)}`;
}

describe('what was typed of a designation', () => {
  it.each([
    ['NSB E 214-24', 'e 21', 'NSB [E 21]4-24'],
    ['NSB E 214-24', 'E21', 'NSB [E 21]4-24'],
    ['NSB E 214-24', 'nsb', '[NSB] E 214-24'],
    ['NSB E 214-24', '214-2', 'NSB E [214-2]4'],
    ['HI E2101-4:2020', '2101', 'HI E[2101]-4:2020'],
    ['PIC RP 1173:2021', '1173 2021', 'PIC RP [1173:2021]'],
    ['NSB E 214-24', '14', 'NSB E 214-24'],
    ['NSB E 214-24', '24', 'NSB E 214-[24]'],
    ['NSB E 214-24', 'creep', 'NSB E 214-24'],
    ['NSB E 214-24', ' - ', 'NSB E 214-24'],
    ['NSB E 214-24', '', 'NSB E 214-24'],
  ])('in %s is “%s” at %s', (designation, typed, expected) => {
    expect(seen(designation, typed)).toBe(expected);
  });

  it('is found whenever it begins a word of the designation, and reads as it was typed', () => {
    const words = fc.array(fc.stringMatching(/^[A-Z0-9]{1,4}$/), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(words, fc.nat(), fc.nat(), (parts, one, length) => {
        const designation = parts.join(' ');
        const from = parts.slice(one % parts.length).join(' ');
        const typed = from.slice(0, 1 + (length % from.length)).trim();
        const [part] = typedPart(designation, typed.toLowerCase());
        const marked = designation.slice(part?.start, part?.end);
        expect(part).toBeDefined();
        expect(marked.replaceAll(' ', '')).toBe(typed.replaceAll(' ', ''));
      }),
    );
  });
});
