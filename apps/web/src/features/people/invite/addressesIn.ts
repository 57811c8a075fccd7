/** A person as written in a line of addresses. */
export type Named = { email: string; firstName: string; lastName: string };

/**
 * The people in what was pasted, as mail programs copy them: addresses parted by commas, semicolons or lines, with or without
 * the name before it (`Ines Ravndal <ines@x.example>`).
 */
export const addressesIn = (text: string): Named[] =>
  text
    .split(/[;\n\r]+|,(?=[^"]*(?:"[^"]*"[^"]*)*$)/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => {
      const [, name = '', address = ''] = /^(.*)<([^<>]+)>$/.exec(each) ?? [];
      return address === ''
        ? { email: each, firstName: '', lastName: '' }
        : { email: address.trim(), ...partsOf(name) };
    });

function partsOf(name: string): Pick<Named, 'firstName' | 'lastName'> {
  const bare = name.trim().replaceAll(/^"|"$/g, '').trim();
  const [last = '', first] = bare.split(',', 2).map((part) => part.trim());
  if (first !== undefined) return { firstName: first, lastName: last };
  const [firstName = '', ...rest] = bare.split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}
