import { CancelledError } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { CallRefused } from '../client/client.ts';
import { wordsFor } from '../client/wordsFor.ts';

/** What a call brings along for those who tell readers how it went. */
export type CallMeta = {
  /** The screen that made the call tells what went wrong by itself. */
  isHandled?: boolean;
  /** Said when the call fails, whatever the reason. */
  errorMessage?: (t: TFunction) => string;
  /** Said when it has worked. */
  successMessage?: (t: TFunction) => string;
};

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

/** What there is to do about a call that failed. */
export type Reaction =
  | { act: 'say'; words: string }
  | { act: 'log' }
  | { act: 'forget-account' }
  | { act: 'reload-session' }
  | { act: 'nothing' };

const nothing: Reaction = { act: 'nothing' };

/** Finds what to do about a call that failed; a message that the call brought along goes before any other. */
export function reactionTo(error: unknown, meta: CallMeta | undefined, t: TFunction): Reaction {
  if (isCancelled(error)) return nothing;
  if (meta?.errorMessage) return { act: 'say', words: meta.errorMessage(t) };
  if (error instanceof CallRefused) {
    if (isAboutAccount(error) && error.status === 0) return { act: 'log' };
    // Not when the session itself is refused so: it would be loaded, and refused, without end.
    if (isAccountGone(error) && !isOfSession(error)) return { act: 'forget-account' };
    if (isNotAdmitted(error) && !isOfSession(error)) return { act: 'reload-session' };
    if (isSilent(error)) return nothing;
  }
  if (meta?.isHandled) return nothing;
  return { act: 'say', words: wordsFor(error, t) };
}

const isAboutAccount = ({ call }: CallRefused): boolean =>
  call?.method === 'GET' && call.path === '/api/account';

/** Whether the session was being loaded: by how the reader arrived, and by who they are. */
const isOfSession = (error: CallRefused): boolean =>
  isAboutAccount(error) || error.call?.path === '/login/api/v1/authenticationData';

const isAccountGone = ({ status, detail }: CallRefused): boolean =>
  status === 500 && detail === 'account id not exist';

/** The sign-in has changed: the gate asks again what it permits, and says so. */
const isNotAdmitted = ({ code }: CallRefused): boolean => notAdmitted.has(code);

const notAdmitted = new Set([
  'address-not-allowed',
  'account-not-allowed',
  // An administrator may have just changed or ended the user's rights.
  'no-account-selected',
  // An agreement was changed, or set for the account, a moment ago: the gate shows it.
  'agreement-not-accepted',
  'not-activated',
  'not-authorized',
  'person-unknown',
  'sign-in-ended',
  'email-unverified',
]);

/** A visitor without a session is no news, and marks of tracking that cannot be shown disturb no reading. */
function isSilent({ call, status }: CallRefused): boolean {
  if (status === 401) return call?.path.startsWith('/api/account') ?? false;
  const isAnnounced = status === 0 || status === 400 || status === 404;
  return !isAnnounced && (call?.path.startsWith('/api/tracked-documents') ?? false);
}

const cancelCodes = new Set(['cancel', 'cancelSearch']);

const isCancelled = (error: unknown): boolean =>
  error instanceof CancelledError ||
  (error instanceof Error && (error.name === 'AbortError' || cancelCodes.has(error.message)));
