import { domainToASCII } from 'node:url';

const quoted = /^"(?:[\x20\x21\x23-\x5B\x5D-\x7E]|\\[\x20-\x7E])*"$/;
const atoms = /^[^\s\p{Cc}"(),:;<>@[\]\\.]+(?:\.[^\s\p{Cc}"(),:;<>@[\]\\.]+)*$/u;
const domainName =
  /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;
const longestLocal = 64;
const longest = 254;

/**
 * An e-mail address as it travels, or null where it is none (RFC 5321, 4.1.2): quoted local parts, plus signs and other
 * scripts are addresses; the domain is put in its ASCII form.
 */
export function travelAddress(given: string): string | null {
  const at = given.lastIndexOf('@');
  const local = given.slice(0, Math.max(at, 0));
  const domain = domainToASCII(given.slice(at + 1));
  const isLocal = Buffer.byteLength(local) <= longestLocal && (atoms.test(local) || quoted.test(local));
  if (!isLocal || !domainName.test(domain)) return null;
  const address = `${local}@${domain}`;
  return Buffer.byteLength(address) <= longest ? address : null;
}
