/** The caller, as sent in the headers of every call. */
export type Credentials = {
  /** The access token as it is now; null for a visitor. */
  token: () => Promise<string | null>;
  /** A newer access token, for a call whose token was refused as expired; null when there is none to be had. */
  renewed: () => Promise<string | null>;
  /** The authentication method of the session, such as PWD. */
  authMode: string;
  originatedIpAddress: string;
};

const visitor: Credentials = {
  token: async () => null,
  renewed: async () => null,
  authMode: '',
  originatedIpAddress: '',
};

let current = visitor;

/** Sets in whose name calls are made from now on; null for a visitor who is not signed in. */
export function setCredentials(credentials: Credentials | null): void {
  current = credentials ?? visitor;
}

/** In whose name calls are made. */
export const credentials = (): Credentials => current;
