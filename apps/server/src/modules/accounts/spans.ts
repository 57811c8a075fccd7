import ipaddr from 'ipaddr.js';
import { addressRange } from '../../lib/addressRange.ts';

/** A stretch of addresses; as hexadecimal digits, so that texts of the same length are in the order of their addresses. */
export type Span = { readonly first: string; readonly last: string };

/** The stretch that a text means, or null where it means none. */
export function spanOf(text: string): Span | null {
  const range = addressRange(text);
  return range && { first: digits(range.first), last: digits(range.last) };
}

const digits = (bytes: readonly number[]): string =>
  bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** An address in the usual way of writing it. */
export const written = (address: string): string =>
  ipaddr.fromByteArray([...Buffer.from(address, 'hex')]).toString();

/** How many addresses a stretch has. */
export const sizeOf = ({ first, last }: Span): number =>
  Number(BigInt(`0x${last}`) - BigInt(`0x${first}`) + 1n);

const isSameFamily = (one: Span, other: Span): boolean => one.first.length === other.first.length;

/** Whether all addresses of one stretch are in another. */
export const holds = (outer: Span, inner: Span): boolean =>
  isSameFamily(outer, inner) && outer.first <= inner.first && inner.last <= outer.last;

/** Whether two stretches have addresses in common. */
const meet = (one: Span, other: Span): boolean =>
  isSameFamily(one, other) && one.first <= other.last && other.first <= one.last;

/** By family, then by the first address; of those that begin alike the widest first. */
const inOrder = (one: Span, other: Span): number =>
  one.first.length - other.first.length || compare(one.first, other.first) || compare(other.last, one.last);

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** For each stretch another one that holds all of it, if there is one: of those that are alike the one that comes first. */
export function holdersOf<S extends Span>(spans: readonly S[]): Map<S, S> {
  const holders = new Map<S, S>();
  let widest: S | null = null;
  // Sorting keeps the order of those that are alike.
  for (const span of spans.toSorted(inOrder)) {
    if (widest && holds(widest, span)) holders.set(span, widest);
    else widest = span;
  }
  return holders;
}

/** Finds among many stretches those that meet one, at most so many, without looking at all of them. */
export function meeting<S extends Span>(spans: readonly S[]): (span: Span, max: number) => S[] {
  const sorted = spans.toSorted(inOrder);
  // The last address of all up to here of the same family: before it nothing can reach a stretch that begins later.
  const reach: string[] = [];
  for (const [at, { first, last }] of sorted.entries()) {
    const before = reach[at - 1] ?? '';
    reach.push(sorted[at - 1]?.first.length === first.length && before > last ? before : last);
  }
  return (span, max) => {
    const found: S[] = [];
    for (let at = lastBeginningBy(sorted, span); at >= 0 && found.length < max; at -= 1) {
      const each = sorted[at];
      if (!each || !isSameFamily(each, span) || (reach[at] ?? '') < span.first) break;
      if (meet(each, span)) found.push(each);
    }
    return found.toReversed();
  };
}

/** The place of the last stretch that begins before another one ends. */
function lastBeginningBy(sorted: readonly Span[], { last }: Span): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const { first = '' } = sorted[middle] ?? {};
    if ((first.length - last.length || compare(first, last)) <= 0) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}
