/** The sign-in parameters of a URL fragment, and the rest of it. */
type FragmentParams = {
  /** Lets a user in, once; null for none. */
  entryCode: string | null;
  /** Whether the tokens are to be renewed. */
  renews: boolean;
  rest: string;
};

/** Reads a fragment: `#sessionToken={code}` and `#forceTokenRrefresh` (spelled so) are for the sign-in. */
export function readFragment(fragment: string): FragmentParams {
  const params: FragmentParams = { entryCode: null, renews: false, rest: '' };
  const rest = fragment
    .replace(/^#/, '')
    .split('&')
    .filter((part) => {
      const [name, value = ''] = part.split('=', 2);
      if (name === 'sessionToken') params.entryCode = value;
      if (name === 'forceTokenRrefresh') params.renews = true;
      return name !== 'sessionToken' && name !== 'forceTokenRrefresh';
    })
    .join('&');
  return { ...params, rest: rest && `#${rest}` };
}
