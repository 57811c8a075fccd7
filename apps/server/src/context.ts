import type {
  Answer,
  AnswerHeaders,
  Authority,
  Call,
  Contract,
  Failed,
  FailureCode,
  FileAnswer,
  Received,
} from '@norma/contracts/kit';
import type { AuditType, AuthenticationData } from '@norma/contracts';
import type { Language } from '@norma/contracts/fields';
import type { Kysely, QueryExecutorProvider } from 'kysely';
import type { Tenant } from './tenant/index.ts';

/** An account as the server needs it while a call runs. */
export type ReadingAccount = {
  readonly id: string;
  readonly name: string;
  readonly isDrm: boolean;
  readonly hasCompassPoints: boolean;
  readonly hasCustomCollection: boolean;
  /** Codes of the publishers that the account subscribes to. */
  readonly publishers: readonly string[];
};

/** Why a sign-in does not hold: its account is not theirs any more, or they have left its network. */
export type SignInRefusal = 'account-not-allowed' | 'address-not-allowed';

/** The signed-in person who makes a call. */
export type Reader = {
  readonly personId: string;
  /** The sign-in that this call belongs to; usage is counted by it. */
  readonly sessionId: string;
  readonly signInName: string;
  readonly userType: 'INDIVIDUAL' | 'COMPANY';
  readonly authorities: readonly Authority[];
  /** How they came in, and whether another provider than the library's own let them. */
  readonly signIn: {
    readonly authType: AuthenticationData['authType'];
    /** The account whose network or partner let them in. */
    readonly accountId: string | null;
    readonly isElsewhere: boolean;
  };
  /** Why their sign-in does not hold now, if so. */
  readonly refusal: SignInRefusal | null;
  /** Whether the library lets them in; others are told so, and may read nothing. */
  readonly isActivated: boolean;
  /** Whether they have accepted the license agreement of their account as it reads now, or there is none. */
  readonly hasAgreed: boolean;
  /** Null while a person of several accounts has not chosen one, and for a person without any. */
  readonly account: ReadingAccount | null;
};

/** What every handler gets: whose library, who asks, and a database that sees that tenant alone. */
export type Context<Tables = unknown> = {
  readonly tenant: Tenant;
  readonly db: Kysely<Tables>;
  readonly requestId: string;
  readonly remoteAddress: string;
  readonly userAgent: string;
  /** The language that they chose, or that their browser wishes for. */
  readonly language: Language;
  readonly now: () => Date;
  /** The states that a change is for, by their ETags (`*` for any); null where none is named. */
  readonly ifMatch: readonly string[] | null;
  /** Says that anyone who asked is gone, so that no one waits for the answer any more. */
  readonly signal: AbortSignal;
  readonly person: Reader | null;
  /** Whom the token means that came along, for the calls of anyone that tell readers apart; null without one. */
  readonly signedIn: () => Promise<Reader | null>;
  /**
   * Writes an audit event of this call: by the person who makes it, unless a principal is named. With `within` it is saved
   * only if that transaction commits.
   */
  readonly audit: (
    type: AuditType,
    message: string,
    options?: { readonly within?: QueryExecutorProvider; readonly principal?: string },
  ) => Promise<void>;
};

/** The context of a call that only readers may make. */
export type ReaderContext<Tables = unknown> = Context<Tables> & {
  readonly person: Reader;
  readonly reader: Reader & { readonly account: ReadingAccount };
};

/** The context of a call that a signed-in person may make before choosing an account. */
export type PersonContext<Tables = unknown> = Context<Tables> & { readonly person: Reader };

type ContextOf<C extends Call, Tables> = C['who'] extends 'anyone' | 'watcher'
  ? Context<Tables>
  : C['who'] extends 'person'
    ? PersonContext<Tables>
    : ReaderContext<Tables>;

/** A file on its way to a reader: its bytes by range, so that nothing is read that no one asked for. */
export type Delivery = {
  readonly mediaType: string;
  readonly size: number;
  /** Names the bytes for caches: same tag, same bytes. */
  readonly etag: string;
  /** What to call the file where it is saved; a file without a name is shown instead. */
  readonly name?: string;
  readonly open: (range: { start: number; end: number }) => NodeJS.ReadableStream;
  /**
   * Counts what is given, before its first byte goes out: the range of a 206, otherwise all of it, also for a 304. Not
   * called where no byte is given, as for HEAD.
   */
  readonly count?: (given: { start: number; end: number }) => Promise<void>;
};

/** A file that is written while it is sent, so that however long it is, it is stored nowhere. */
export type WrittenFile = {
  readonly mediaType: string;
  readonly name: string;
  readonly pieces: AsyncIterable<string>;
};

type Plain<C extends Call> = C['answer'] extends FileAnswer ? Delivery | WrittenFile : Answer<C>;
type Returned<C extends Call> = C extends { answerHeaders: object }
  ? { answer: Plain<C>; headers: AnswerHeaders<C> }
  : Plain<C>;

/** Answers one call, or refuses it with a code of its contract. */
export type Handler<C extends Call, Tables = unknown> = (
  input: Received<C>,
  context: ContextOf<C, Tables>,
) => Promise<Returned<C> | Failed<FailureCode<C>>> | Returned<C> | Failed<FailureCode<C>>;

/** One handler for each call of a contract. */
export type Handlers<T extends Contract, Tables = unknown> = { [Name in keyof T]: Handler<T[Name], Tables> };
