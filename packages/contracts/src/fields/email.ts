const atom = String.raw`[\w!#$%&'*+/=?^\x60{|}~-]+`;
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

/** As HTML describes addresses, but with a domain of at least two names, and no dot that separates nothing. */
const pattern = new RegExp(String.raw`^${atom}(?:\.${atom})*@${label}(?:\.${label})+$`, 'i');

const longest = 254;

/** Whether a text is an e-mail address, by the one pattern of all places where an address is entered. */
export const isEmailAddress = (text: string): boolean => text.length <= longest && pattern.test(text);
