import { type ContainedAddress, type RangeLine, type RangeMistake, type RangeRemark } from '@norma/contracts';
import ipaddr from 'ipaddr.js';
import { holdersOf, holds, meeting, sizeOf, spanOf, written, type Span } from './spans.ts';

/** A range of another account. */
export type Neighbor = Span & {
  readonly accountId: string;
  readonly accountName: string;
  readonly range: string;
};

type Typed = { readonly line: number; readonly text: string; readonly span: Span | null };
type ParsedLine = Typed & { readonly span: Span };

/** How many conflicting ranges are named per line. */
const maxNamed = 5;
/** A network of more addresses than this is rarely that of one customer: a /16, and a /32 in IPv6. */
const widest = { 8: 2 ** 16, 32: 2 ** 96 } as const;
const privateKinds = new Set(['private', 'uniqueLocal', 'carrierGradeNat', 'loopback', 'linkLocal']);

/** What each line says that is not empty, with what is worth a second look. */
export function readLines(lines: readonly string[], neighbors: readonly Neighbor[]): RangeLine[] {
  const typed = typedIn(lines);
  const parsed = typed.filter((each): each is ParsedLine => each.span !== null);
  const sameAs = linesHolding(parsed);
  const neighborsAt = meeting(neighbors);
  return typed.map(({ line, text, span }) => {
    if (!span) return { ...nothing, line, text, mistake: mistakeIn(text) };
    const holder = sameAs.get(line) ?? null;
    return {
      line,
      text,
      mistake: null,
      first: written(span.first),
      last: written(span.last),
      addresses: sizeOf(span),
      remarks: remarksOn(span, holder),
      sameAs: holder?.line ?? null,
      sharedWith: neighborsAt(span, maxNamed).map(({ accountId, accountName, range }) => ({
        accountId,
        accountName,
        range,
      })),
    };
  });
}

/** The ranges to keep of lines that all can be read: each once. */
export function rangesIn(lines: readonly string[]): string[] {
  const unique = new Map<string, string>();
  for (const { text, span } of typedIn(lines)) {
    const key = `${span?.first}-${span?.last}`;
    if (!unique.has(key)) unique.set(key, text);
  }
  return [...unique.values()];
}

/** To what an address belongs: the first line that holds it, and other accounts. */
export function holderOf(
  address: string,
  lines: readonly string[],
  neighbors: readonly Neighbor[],
): ContainedAddress {
  const span = /[-/]/.test(address) ? null : spanOf(address);
  if (!span) return { address, isAddress: false, line: null, others: [] };
  const line = typedIn(lines).find((each) => each.span && holds(each.span, span))?.line ?? null;
  const others = new Map(
    neighbors
      .filter((each) => holds(each, span))
      .map(({ accountId, accountName }) => [accountId, { id: accountId, name: accountName }]),
  );
  return { address, isAddress: true, line, others: [...others.values()] };
}

const nothing = { first: '', last: '', addresses: 0, remarks: [], sameAs: null, sharedWith: [] };

function typedIn(lines: readonly string[]): Typed[] {
  return lines.flatMap((each, at) => {
    const text = each.trim().replaceAll(/\s+/g, ' ');
    return text === '' ? [] : [{ line: at + 1, text, span: spanOf(text) }];
  });
}

/** For each line that another one makes needless, that other line. */
function linesHolding(parsed: readonly ParsedLine[]): Map<number, ParsedLine> {
  const spans = parsed.map((each) => ({ ...each.span, of: each }));
  return new Map([...holdersOf(spans)].map(([{ of }, holder]) => [of.line, holder.of]));
}

function remarksOn(span: Span, holder: ParsedLine | null): RangeRemark[] {
  const isPrivate = [span.first, span.last].some((address) =>
    privateKinds.has(ipaddr.parse(written(address)).range()),
  );
  const isWide = sizeOf(span) > (span.first.length === 8 ? widest[8] : widest[32]);
  const isRepeated = holder?.span.first === span.first && holder.span.last === span.last;
  return [
    ...(isPrivate ? ['private' as const] : []),
    ...(isWide ? ['wide' as const] : []),
    ...(holder ? [isRepeated ? ('repeated' as const) : ('within' as const)] : []),
  ];
}

/** What someone has probably got wrong in a text that means no range. */
function mistakeIn(text: string): RangeMistake {
  const [network = '', prefix] = text.split('/');
  const bits = (spanOf(network)?.first.length ?? 0) * 4;
  if (prefix !== undefined && /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits) return 'bits-behind-prefix';
  const ends = text.split('-').map((end) => (end.includes('/') ? null : spanOf(end)));
  const [first, last] = ends;
  if (ends.length !== 2 || !first || !last) return 'unreadable';
  return first.first.length === last.first.length ? 'backwards' : 'mixed';
}
