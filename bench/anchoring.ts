/**
 * Measures how soon marks are found again: in large texts, with long quotes, and where they are made to be hard to find.
 *
 *     npm run bench -- anchoring
 */
import { anchorOf, placingIn, type Anchor, type PartialAnchor } from '../packages/anchoring/src/index.ts';
import { demoStream } from '../packages/anchoring/src/testing/demo.ts';
import { randomFrom, revise } from '../packages/anchoring/src/testing/revision.ts';
import { selections } from '../packages/anchoring/src/testing/selections.ts';

const megabyte = 1_000_000;

/** A text of so many units: a demo standard over and over, its words a little different each time. */
function longText(units: number): string {
  const { text } = demoStream('nsb/e-214-24.xml');
  const random = randomFrom(1);
  const pieces: string[] = [];
  for (let length = 0; length < units; length += text.length) {
    pieces.push(
      text.replaceAll(/\p{L}{5,}/gu, (word) => (random.below(6) === 0 ? `${word}${random.below(9)}` : word)),
    );
  }
  return pieces.join('\n').slice(0, units);
}

function anchored(text: string, start: number, length: number): Anchor {
  const made = anchorOf({ text, start, end: start + length, format: 'html' });
  if (!('anchor' in made)) throw new Error(made.refused);
  return made.anchor;
}

/** The median and the 95th of a hundred times, in ms. */
function timesOf(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`;
}

function measure(what: string, stream: { text: string }, marks: readonly PartialAnchor[]): void {
  const began = performance.now();
  const place = placingIn(stream);
  place({ quote: 'a text is read when the first mark is placed in it', start: 0 });
  const reading = performance.now() - began;
  const counts = { placed: 0, unplaced: 0 };
  const times = marks.map((mark) => {
    const start = performance.now();
    counts[place(mark).status] += 1;
    return performance.now() - start;
  });
  console.log(
    `${what}: read in ${reading.toFixed(0)} ms; ${timesOf(times)}; ${counts.placed} of ${marks.length} placed`,
  );
}

const small = demoStream('nsb/e-214-24.xml');
const marks = selections(small, 5_000, randomFrom(2), 'html');
measure(`5,000 marks in the same ${(small.text.length / 1000).toFixed(0)} kB`, { text: small.text }, marks);
measure('5,000 marks after a small revision', { text: revise(small, randomFrom(3), 'small').text }, marks);

const large = longText(5 * megabyte);
const random = randomFrom(4);
const some = Array.from({ length: 200 }, () =>
  anchored(large, random.below(large.length - 2_000), 20 + random.below(400)),
);
measure('200 marks in the same 5 MB', { text: large }, some);
const changed = revise({ text: large.slice(0, 5 * megabyte) }, randomFrom(5), 'large').text;
measure('200 marks in 5 MB, a sixth of its paragraphs changed', { text: changed }, some);
const long = Array.from({ length: 20 }, () => anchored(large, random.below(large.length - 100_000), 99_000));
measure('20 quotes of 99,000 letters in the same 5 MB', { text: large }, long);
measure('20 quotes of 99,000 letters in 5 MB changed', { text: changed }, long);

const same = 'a'.repeat(5 * megabyte);
const twins = 'value 5 '.repeat(600_000);
measure('a text of one letter', { text: same }, [
  anchored(same, 2_000_000, 90_000),
  { quote: `${'a'.repeat(99_999)}b`, start: 5 },
  { quote: 'b'.repeat(50_000), start: 5 },
]);
measure('a text that repeats itself', { text: twins }, [
  { ...anchored(twins, 2_000_006, 1), start: 7 },
  { quote: 'value 5 value 6 value 5 '.repeat(2_000), start: 5 },
]);
