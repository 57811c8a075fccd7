const atom = String.raw`[\w!#$%&'*+/=?^\x60{|}~-]+`;
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

/** As HTML describes addresses, but with a domain of at least two names, and no dot that separates nothing. */
const pattern = new RegExp(String.raw`^${atom}(?:\.${atom})*@${label}(?:\.${label})+$`, 'i');

const longest = 254;
/** Before the @ (RFC 5321, 4.5.3.1.1). */
const longestName = 64;

/** Whether a text is an e-mail address, by the one pattern of all places where an address is entered. */
export const isEmailAddress = (text: string): boolean => text.length <= longest && pattern.test(text);

/**
 * The address that someone means by what they typed, as mail is sent to it: without spaces around it, and with the
 * domain in ASCII (RFC 5890), such as `xn--bcher-kva.example` for `bücher.example`; null where it is none.
 */
export function emailAddressIn(typed: string): string | null {
  const text = typed.trim();
  if (text.length > 2 * longest) return null;
  const at = text.lastIndexOf('@') + 1;
  const address = text.slice(0, at) + asciiDomain(text.slice(at));
  return at - 1 <= longestName && isEmailAddress(address) ? address : null;
}

const asciiDomain = (domain: string): string => {
  // Of anything else an address of the web would make a port or a path.
  if (/^[\w.-]*$/.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return domain;
  return URL.parse(`http://${domain}`)?.hostname ?? domain;
};
