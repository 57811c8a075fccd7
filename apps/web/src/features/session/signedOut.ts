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
