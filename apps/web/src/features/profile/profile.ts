import type { Profile } from '@norma/contracts';
import type { CallRefused } from '../../client/client.ts';

/** The fields of the form by their names, as the wire has them. */
export const fields = [
  'address1',
  'address2',
  'city',
  'state',
  'postalCode',
  'country',
  'mobile',
] as const satisfies readonly (keyof Profile)[];
export type Fields = (typeof fields)[number];

/** Characters that the library takes of a field. */
export const longest = (field: Fields): number => (field === 'mobile' ? 32 : 255);

/** What is in the form. A state is told of the United States alone: elsewhere it is blank. */
export function typedProfile(form: FormData): Profile {
  const typed = (field: Fields): string => {
    const value = form.get(field);
    return typeof value === 'string' ? value.trim() : '';
  };
  const country = typed('country');
  return {
    address1: typed('address1'),
    address2: typed('address2'),
    city: typed('city'),
    state: country === 'US' ? typed('state') : '',
    postalCode: typed('postalCode'),
    country,
    mobile: typed('mobile'),
  };
}

/** Whether something differs from what is stored. */
export const isChanged = (typed: Profile, saved: Profile): boolean =>
  fields.some((field) => typed[field] !== saved[field]);

/** The messages of the server on fields, by name; unknown fields are left out. */
export function fieldsRefused(
  { fieldErrors }: CallRefused,
  wordsOf: (field: Fields) => string,
): Record<string, string> {
  const refused = fields.filter((field) => fieldErrors.some((error) => error.field === `body.${field}`));
  return Object.fromEntries(refused.map((field) => [field, wordsOf(field)]));
}
