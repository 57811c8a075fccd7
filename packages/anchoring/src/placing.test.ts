import { describe, expect, it } from 'vitest';
import { anchorOf, type Anchor } from './anchor.ts';
import { placingIn, type TextStream } from './placing.ts';

const clauses = (text: string) =>
  [...text.matchAll(/^(\d+(?:\.\d+)*) [^]*?(?=^\d|$(?![^]))/gm)].map(({ 0: whole, 1: name = '', index }) => ({
    name,
    start: index,
    end: index + whole.length,
  }));

const text = `5 Apparatus
The loading frame shall hold the load within 2 % of its nominal value. Record every opening of the chamber.
6 Test members
The mean compressive strength shall lie between 20 MPa and 30 MPa. The member shall be stored dry.
Grade\tStrength\tLimit
A\t20\t1.2
B\t25\t1.2
C\t30\t1.2
7 Procedure
Record every opening of the chamber. Hold the load for 2 000 h and read the displacement once a day.
`;

/** The anchor of words as they stand for the so many-th time. */
function anchor(words: string, time = 1, from = text): Anchor {
  let start = -1;
  for (let count = 0; count < time; count += 1) start = from.indexOf(words, start + 1);
  const clause = clauses(from).findLast((known) => known.start <= start)?.name;
  const given = { text: from, start, end: start + words.length, format: 'html' as const, content: 'first' };
  const made = anchorOf(clause === undefined ? given : { ...given, clause });
  if (!('anchor' in made)) throw new Error(made.refused);
  return made.anchor;
}

const streamed = (changed: string): TextStream => ({
  text: changed,
  clauses: clauses(changed),
  content: 'second',
});

/** What is marked in a text; what is before it tells like ones apart. */
function marked(changed: string, wanted: Anchor): string {
  const placed = placingIn(streamed(changed))(wanted);
  if (placed.status === 'unplaced') return `unplaced: ${placed.reason}`;
  return `${changed.slice(Math.max(0, placed.start - 3), placed.start)}|${changed.slice(placed.start, placed.end)}`;
}

describe('a mark', () => {
  it('is where it was in the same content, without a look at the rest', () => {
    const wanted = anchor('1.2', 3);
    const placed = placingIn({ text, content: 'first' })(wanted);
    expect(placed).toMatchObject({ status: 'placed', how: 'position', confidence: 1, start: wanted.start });
  });

  it('follows its words when something comes before them', () => {
    const wanted = anchor('Hold the load for 2 000 h');
    const changed = text.replace('5 Apparatus', '4 Terms\nA frame is what holds a load.\n5 Apparatus');
    expect(marked(changed, wanted)).toBe('r. |Hold the load for 2 000 h');
  });

  it.each([
    ['a word changed', '30 MPa', '40 MPa', 'lie between 20 MPa and 40 MPa'],
    ['a word inserted', 'shall lie', 'shall always lie', 'always lie between 20 MPa and 30 MPa'],
    ['words taken out', 'lie between 20 MPa', 'lie below 20 MPa', 'lie below 20 MPa and 30 MPa'],
  ])('keeps to its sentence with %s', (_, before, after, ending) => {
    const wanted = anchor('The mean compressive strength shall lie between 20 MPa and 30 MPa');
    expect(marked(text.replace(before, after), wanted)).toMatch(new RegExp(`\\|The mean.*${ending}$`));
  });

  it('finds its own cell among similar cells by the context', () => {
    for (const [time, row] of [
      [1, 'A\t20\t'],
      [2, 'B\t25\t'],
      [3, 'C\t30\t'],
    ] as const) {
      const changed = text.replace('Grade', 'All of them\nGrade');
      const placed = placingIn(streamed(changed))(anchor('1.2', time));
      expect(placed.status === 'placed' && changed.slice(placed.start - 5, placed.start)).toBe(row);
    }
  });

  it('is unplaced, with its text, where its cell is gone and like ones are left', () => {
    const placed = placingIn(streamed(text.replace('B\t25\t1.2\n', '')))(anchor('1.2', 2));
    expect(placed).toMatchObject({ status: 'unplaced', quote: '1.2' });
  });

  it('does not go over to the same sentence in another clause', () => {
    const wanted = anchor('Record every opening of the chamber');
    const changed = text.replace(' Record every opening of the chamber.\n6', '\n6');
    const placed = placingIn(streamed(changed))(wanted);
    expect(placed).toMatchObject({ status: 'unplaced', reason: 'gone', quote: wanted.quote });
    expect(placed.status === 'unplaced' && placed.nearest?.start).toBe(changed.indexOf('Record every'));
  });

  it('is unplaced among twins that nothing tells apart', () => {
    const twins = 'value 5 '.repeat(60);
    const wanted = anchor('5', 20, twins);
    expect(placingIn(streamed(`${'value 5 '.repeat(3)}of ${twins}`))(wanted)).toMatchObject({
      status: 'unplaced',
      reason: 'ambiguous',
    });
  });

  it('is found in what another program made of the same words', () => {
    const wanted = anchor('the load within 2 % of its nominal value');
    const printed = text
      .replace('the load within 2 %', 'the load with\u00adin 2\u00a0%')
      .replace('nominal', 'nomi-\nnal')
      .replaceAll('fi', 'ﬁ');
    expect(marked(printed, wanted)).toBe('ld |the load with\u00adin 2\u00a0% of its nomi-\nnal value');
  });

  it('is found by its words alone where an old one has nothing else', () => {
    const placed = placingIn({ text })({ quote: 'stored dry' });
    expect(placed).toMatchObject({ status: 'placed', start: text.indexOf('stored dry') });
    expect(placingIn({ text })({ quote: 'Record every opening' })).toMatchObject({ reason: 'ambiguous' });
    expect(placingIn({ text })({ quote: 'stored wet' })).toMatchObject({ status: 'unplaced' });
  });

  it.each(['', ' ', '\u00ad', '\ud800'])('that says nothing (%j) is unplaced', (quote) => {
    expect(placingIn({ text })({ quote, start: 0 })).toMatchObject({ status: 'unplaced' });
  });

  it('is unplaced in an empty text', () => {
    expect(placingIn({ text: '' })(anchor('stored dry'))).toMatchObject({
      status: 'unplaced',
      nearest: null,
    });
  });
});
