/** What the fragment of an address asks of the sign-in, and what else stands in it. */
type Asked = {
  /** Lets a user in, once; null for none. */
  entryCode: string | null;
  /** Whether the tokens are to be renewed. */
  renews: boolean;
  rest: string;
};

/** Reads a fragment: `#sessionToken={code}` and `#forceTokenRrefresh` (spelled so) are for the sign-in. */
export function readFragment(fragment: string): Asked {
  const asked: Asked = { entryCode: null, renews: false, rest: '' };
  const rest = fragment
    .replace(/^#/, '')
    .split('&')
    .filter((part) => {
      const [name, value = ''] = part.split('=', 2);
      if (name === 'sessionToken') asked.entryCode = value;
      if (name === 'forceTokenRrefresh') asked.renews = true;
      return name !== 'sessionToken' && name !== 'forceTokenRrefresh';
    })
    .join('&');
  return { ...asked, rest: rest && `#${rest}` };
}
