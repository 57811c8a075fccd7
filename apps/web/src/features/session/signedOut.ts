const key = 'signed-out';

/** Notes how somebody had come in who signs out, for the page on which they end. */
export const noteSignedOut = (authMode: string): void => sessionStorage.setItem(key, authMode);

/** How somebody had come in who has just signed out, told once; null for everybody else. */
export function takeSignedOut(): string | null {
  const authMode = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return authMode;
}

/** Whether somebody who signs out is told first what that means: other programs let them in, and may still do so. */
export const isToldBefore = (authMode: string): boolean => authMode === 'SSO' || authMode === 'APPLET';

/**
 * The host of an identity provider that is not the library's own, whose session ends together with that of the library;
 * null where the library signs people in itself, so that a partner alone can have let somebody in from elsewhere.
 */
export function providerElsewhere(issuer: string, origin: string): string | null {
  const provider = new URL(issuer);
  return provider.origin === origin ? null : provider.host;
}
