/** The parameters of a tenant's personal sign-in for a user of a company sign-in. */
type SecureLogin = {
  /** Where the tenant signs its readers in. */
  clUrl: string;
  /** Where the reader comes back to. */
  redirectUrl: string;
  /** Names the present sign-in, once and for a minute. */
  code: string;
  /** Whether they came by the single sign-on of their company, as no one in particular. */
  isFederated: boolean;
};

/**
 * The address at which a user who reads through their company signs in as themselves. The code is in the
 * fragment, which no server and no log of one ever sees; a token is nowhere in it.
 */
export function secureLoginAddress({ clUrl, redirectUrl, code, isFederated }: SecureLogin): string {
  const address = new URL(clUrl);
  address.searchParams.set('redirectUrl', redirectUrl);
  address.searchParams.set('force', 'true');
  if (isFederated) address.searchParams.set('anonymousFederated', 'true');
  address.hash = `code=${encodeURIComponent(code)}`;
  return address.href;
}
