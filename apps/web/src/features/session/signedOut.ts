const key = 'signed-out';

/** Stores how the user had signed in, for the page after signing out. */
export const noteSignedOut = (authMode: string): void => sessionStorage.setItem(key, authMode);

/** How the user who has just signed out had signed in, read once; null for all others. */
export function takeSignedOut(): string | null {
  const authMode = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return authMode;
}

/** Whether signing out needs a confirmation: another program signs the user in, and may do so again. */
export const needsConfirmation = (authMode: string): boolean => authMode === 'SSO' || authMode === 'APPLET';

/**
 * The host of an identity provider that is not the library's own, whose session ends together with that of the library;
 * null where the library signs people in itself, so that a partner alone can have let a user in from elsewhere.
 */
export function providerElsewhere(issuer: string, origin: string): string | null {
  const provider = new URL(issuer);
  return provider.origin === origin ? null : provider.host;
}
