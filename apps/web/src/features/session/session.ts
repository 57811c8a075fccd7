import type { Account, AuthenticationData, Preferences } from '@norma/contracts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { client } from '../../client/client.ts';
import { setCredentials } from '../../client/credentials.ts';
import { maySwitch } from './maySwitch.ts';
import type { Tokens } from './signIn.ts';
import { encodeQuery } from '../../client/query.ts';
import { queryKeys } from '../../client/queryKeys.ts';

/** Who is signed in, and how that came about. */
export type Session = { account: Account; arrival: AuthenticationData };

const soonMs = 30_000;

/** Asks how the reader arrived, and then who they are: every call after the first says both. */
export const sessionQuery = (tokens: Tokens) =>
  queryOptions({
    queryKey: queryKeys.session(),
    queryFn: async ({ signal }): Promise<Session> => {
      // The referrer is sent with the user's token, too: the sign-in itself is the best source.
      setCredentials({ ...tokens, authMode: '', originatedIpAddress: '' });
      const arrival = await client.session.authenticationData({}, { signal });
      const { authType: authMode, originatedIpAddress } = arrival;
      setCredentials({ ...tokens, authMode, originatedIpAddress });
      return { arrival, account: await client.session.account({}, { signal }) };
    },
    staleTime: Infinity,
    // Rights may have changed while the window was in the background.
    refetchOnWindowFocus: ({ state }) => Date.now() - state.dataUpdatedAt > soonMs && 'always',
    meta: { isHandled: true }, // The gate says why the library did not open.
  });

/** Clears the selected account and fetches the accounts again; the choice of one follows. */
export function forgetAccount(queries: QueryClient): void {
  queries.setQueryData<Session>(
    queryKeys.session(),
    (session) => session && { ...session, account: { ...session.account, selectedAccountId: null } },
  );
  void queries.invalidateQueries({ queryKey: queryKeys.session(), exact: true });
}

/** Fetches the session again, and waits for the answer. */
export const reloadSession = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: queryKeys.session() });

/** Updates the session with the saved preferences. */
export const setPreferences = (queries: QueryClient, preferences: Preferences): void =>
  void queries.setQueryData<Session>(
    queryKeys.session(),
    (session) => session && { ...session, account: { ...session.account, preferences } },
  );

type Opened = Session & {
  /** Shows the screen on which another account is chosen. */
  switchAccount: () => void;
};

/** The session of the reader, for everything behind the gate. */
export const SessionContext = createContext<Opened | null>(null);

function useSession(): Opened {
  const session = use(SessionContext);
  if (!session) throw new Error('The session is asked for in front of its gate');
  return session;
}

/** The signed-in person with their accounts and rights; an account is selected. */
export const useAccount = (): Account => useSession().account;

/** How the reader signed in. */
export const useArrival = (): AuthenticationData => useSession().arrival;

/** Where documents open: under DRM without the shell around them. */
export const useDocumentPath = (): '/document/' | '/document-view/' =>
  useAccount().contentSecurity['drm-view'] === 'Y' ? '/document-view/' : '/document/';

/** The address of a document, for this reader. */
export function useDocumentLink(): (contentCode: string) => string {
  const path = useDocumentPath();
  return (contentCode) => path + encodeQuery({ contentcode: contentCode });
}

/** Shows the screen on which another account is chosen; null where there is no other. */
export function useSwitchAccount(): (() => void) | null {
  const { switchAccount, ...session } = useSession();
  return maySwitch(session) ? switchAccount : null;
}
