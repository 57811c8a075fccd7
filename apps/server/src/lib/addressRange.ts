import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A stretch of network addresses, both ends included, each as its bytes. */
type AddressRange = { readonly first: readonly number[]; readonly last: readonly number[] };

/**
 * Reads a range as libraries write theirs: `203.0.113.7`, `203.0.113.0/24`, `203.0.113.10-203.0.113.40`, or the same in
 * IPv6. Null for what is none, and for a network with bits behind its prefix, which is a slip more often than not.
 */
export function addressRange(text: string): AddressRange | null {
  const [from = '', to, ...more] = text.split('-').map((part) => part.trim());
  if (more.length > 0) return null;
  if (from.includes('/')) return to === undefined ? networkOf(from) : null;
  const first = bytesOf(from);
  const last = bytesOf(to ?? from);
  if (!first || !last || first.length !== last.length || compare(first, last) > 0) return null;
  return { first, last };
}

/** Whether an address lies in a range; an IPv4 address that came over an IPv6 socket is one of IPv4. */
export function isWithin(address: string, { first, last }: AddressRange): boolean {
  const bytes = bytesOf(address);
  if (!bytes || bytes.length !== first.length) return false;
  return compare(first, bytes) <= 0 && compare(bytes, last) <= 0;
}

function networkOf(text: string): AddressRange | null {
  const [address = '', prefix = '', ...more] = text.split('/');
  const first = bytesOf(address);
  const bits = Number(prefix);
  if (!first || more.length > 0 || !/^\d{1,3}$/.test(prefix) || bits > first.length * 8) return null;
  const last = first.map((byte, at) => byte | (255 >> Math.min(Math.max(bits - at * 8, 0), 8)));
  const hasBitsBehind = first.some((byte, at) => byte & (255 >> Math.min(Math.max(bits - at * 8, 0), 8)));
  return hasBitsBehind ? null : { first, last };
}

// `isIP` first: ipaddr.js also takes 10.1 and 0x7f000001, which a person who types a range never means.
const bytesOf = (address: string): number[] | null =>
  isIP(address) === 0 || address.includes('%') ? null : ipaddr.process(address).toByteArray();

/** Below zero, zero or above it as one address comes before the other, is the same or comes after it. */
function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((byte, index) => byte !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
