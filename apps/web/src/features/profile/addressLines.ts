import type { Account } from '@norma/contracts';

type Address = Omit<Account['userAccounts'][number], 'firstName' | 'lastName' | 'companyName' | 'mobile'>;

// Where the place is before its code, and the code may be on the same line.
const placeFirst = new Set(['US', 'CA', 'AU', 'IN', 'KR', 'ID', 'TW', 'NZ', 'SG', 'TH']);
const codeBelow = new Set(['GB', 'IE', 'IM', 'JE', 'GG', 'GI', 'ZA', 'JP']);

/** An address as envelopes of its country have it, line by line; the country in the words of a language. */
export function addressLines(address: Address, language: string): string[] {
  const { address1, address2, country } = address;
  return [address1, address2, ...placeLines(address), countryName(country, language)].filter(
    (line) => line !== '',
  );
}

function placeLines({ city, state, postalCode, country }: Address): string[] {
  if (codeBelow.has(country)) return [city, postalCode];
  if (!placeFirst.has(country)) return [joined(' ', postalCode, city)];
  return [joined(' ', joined(', ', city, state), postalCode)];
}

const joined = (by: string, ...parts: string[]): string => parts.filter((part) => part !== '').join(by);

function countryName(code: string, language: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
}
