import { isUtf8 } from 'node:buffer';
import { portionsOf } from './bytes.ts';
import { Rejected } from './item.ts';

/** A line of a file, or why it cannot be read as one. Lines count from 1; empty ones count and do not come. */
export type Line = { readonly number: number; readonly bytesRead: number } & (
  | { readonly text: string }
  | { readonly reason: string }
);

/** A catalog's record has a few kilobytes; the largest ever seen had fourteen. */
const longestLine = 1024 * 1024;
/** No catalog has so much between two records; what unpacks to nothing else is a bomb. */
const maxWithoutRecord = 64 * 1024 * 1024;
const newline = 0x0a;

/**
 * The lines of a file, many at a time, from the one after `after`. However long a line and however large the file,
 * no more than one portion and one line is held. A file that ends in the midst of packed bytes ends with that reason,
 * and so does one that continues for long without a line that is text.
 */
export async function* linesOf(path: string, after = 0): AsyncGenerator<readonly Line[]> {
  let rest: Buffer[] = [];
  let restLength = 0;
  let number = 1;
  let bytesRead = 0;
  let withoutRecord = 0;

  const take = (end: Buffer, lines: Line[]): void => {
    const length = restLength + end.length;
    if (number > after && length > longestLine)
      lines.push({ number, bytesRead, reason: `is longer than ${longestLine} bytes` });
    else if (number > after) {
      const line = lineOf(rest.length === 0 ? end : Buffer.concat([...rest, end]), number, bytesRead);
      if (line) lines.push(line);
    }
    rest = [];
    restLength = 0;
    number += 1;
  };

  try {
    for await (const portion of portionsOf(path)) {
      bytesRead = portion.bytesRead;
      const lines: Line[] = [];
      let start = 0;
      for (;;) {
        const end = portion.bytes.indexOf(newline, start);
        if (end === -1) break;
        // Empty lines alone may come by the hundred million.
        if (end === start && restLength === 0) number += 1;
        else take(portion.bytes.subarray(start, end), lines);
        start = end + 1;
      }
      const isPassedBy = number <= after || lines.some((line) => 'text' in line);
      withoutRecord = isPassedBy ? 0 : withoutRecord + portion.bytes.length;
      if (withoutRecord > maxWithoutRecord)
        throw new Rejected(
          `has more than ${maxWithoutRecord} bytes without a record, which no real catalog does`,
        );
      const partial = portion.bytes.subarray(start);
      restLength += partial.length;
      // What is too long already is counted and not kept.
      if (restLength <= longestLine && partial.length > 0) rest.push(Buffer.from(partial));
      if (restLength > longestLine) rest = [];
      if (lines.length > 0) yield lines;
    }
  } catch (cause) {
    if (!(cause instanceof Rejected)) throw cause;
    yield [{ number, bytesRead, reason: cause.message }];
    return;
  }
  const lines: Line[] = [];
  if (restLength > 0) take(Buffer.alloc(0), lines);
  if (lines.length > 0) yield lines;
}

function lineOf(bytes: Buffer, number: number, bytesRead: number): Line | null {
  if (!isUtf8(bytes)) {
    const reason = 'is not UTF-8: save the file in UTF-8';
    return { number, bytesRead, reason };
  }
  const text = bytes.toString('utf8').trim();
  return text === '' ? null : { number, bytesRead, text };
}
