import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Rights that stand on an account; COMPASS_POINT_ADMIN is the wire's other name for CP_ADMIN. */
export const authorities = [
  'ADMIN',
  'OPERATOR',
  'REPORT_VIEW',
  'CP_ADMIN',
  'COMPASS_USER_ADMIN',
  'COMPASS_USER',
  'COMPASS_USAGE_REPORT_VIEWER',
] as const;
export type Authority = (typeof authorities)[number];

/**
 * Who may make a call: `anyone` without signing in, a `person` who is signed in (even without an account),
 * a `reader` who is signed in with an account selected, or a reader who holds the named authority, or one of several; a
 * `watcher` is an operator, or a program with the token that the settings give to operators.
 */
export type Who = 'anyone' | 'person' | 'reader' | 'watcher' | Authority | readonly Authority[];

/** Kinds of calls that cost the server, or others, much: a reader may make so many of each in a time, then waits. */
export type Cost = 'search' | 'text' | 'download' | 'comparison' | 'mail';

/** One named way a call can be refused. The code is what screens switch on; `detail` is the wire's wording. */
export type Failure = {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  /** Where clients know the refusal by its title, which is otherwise the status in words. */
  readonly title?: string;
  /** Headers, in lower case, that say it too. */
  readonly headers?: Readonly<Record<string, string>>;
};

/** An answer that is a file rather than JSON, with its media types. */
export type FileAnswer = { readonly kind: 'file'; readonly mediaTypes: readonly string[] };

/** Declares that a call answers with a file of one of these media types. */
export const file = (...mediaTypes: string[]): FileAnswer => ({ kind: 'file', mediaTypes });

/** Everything that server, client and OpenAPI document need to know about one call. */
export type Call = {
  readonly method: Method;
  /** Path with `{name}` for each parameter, as OpenAPI writes it. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly who: Who;
  /** Set for what readers need in order to accept their license agreement: until then all else of theirs is refused. */
  readonly beforeAgreement?: true;
  /** Rate limit category of an expensive call; above the limit the answer is 429. */
  readonly cost?: Cost;
  /** Set where no one waits for the answer, or the screen itself shows that it loads: clients show no progress line. */
  readonly isBackground?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Set where a file is sent instead of JSON: the handler reads it as it comes, and holds it to a limit itself. */
  readonly sends?: FileAnswer;
  /** Bytes of the largest body, where the usual megabyte is too little. */
  readonly bodyLimit?: number;
  readonly answer: z.ZodType | FileAnswer;
  /** Set where the answered file is stored, so that it is also answered by ranges; one made for the call never is. */
  readonly ranges?: true;
  /** The status of an answer: 200 unless something new has come of the call. */
  readonly status?: 200 | 201;
  /** Headers, in lower case, that carry part of the answer. */
  readonly answerHeaders?: z.ZodObject;
  readonly failures?: readonly Failure[];
};

/** The calls of one domain by name. */
export type Contract = Record<string, Call>;

/** Refusals that may come of any call because of what goes on around the server; the same call may work a little later. */
export const passingFailures = [
  {
    status: 503,
    code: 'database-unreachable',
    detail: 'The library is temporarily unavailable. Try again soon',
    headers: { 'retry-after': '5' },
  },
  {
    status: 503,
    code: 'disk-full',
    detail: 'The server’s disk is full',
    headers: { 'retry-after': '60' },
  },
] as const satisfies readonly Failure[];

/** Declares the calls of a domain, keeping their exact types. */
export const contract = <const T extends Contract>(calls: T): T => calls;

type Part<C, K extends string> =
  C extends Record<K, infer S extends z.ZodType> ? { [P in K]: z.output<S> } : unknown;
type SentPart<C, K extends string> =
  C extends Record<K, infer S extends z.ZodType> ? { [P in K]: z.input<S> } : unknown;

type ReceivedFile<C> = C extends { sends: FileAnswer } ? { bytes: AsyncIterable<Uint8Array> } : unknown;
type SentFile<C> = C extends { sends: FileAnswer } ? { bytes: Blob | string } : unknown;

/** What a handler receives: parsed parts, and only those that the call declares. */
export type Received<C extends Call> = Part<C, 'params'> &
  Part<C, 'query'> &
  Part<C, 'body'> &
  ReceivedFile<C>;

/** What a caller sends, in the wire's spelling. */
export type Sent<C extends Call> = SentPart<C, 'params'> &
  SentPart<C, 'query'> &
  SentPart<C, 'body'> &
  SentFile<C>;

/** The JSON of an answer. */
export type Answer<C extends Call> = C['answer'] extends z.ZodType ? z.output<C['answer']> : never;

/** The headers that carry part of an answer. */
export type AnswerHeaders<C extends Call> = C extends { answerHeaders: infer H extends z.ZodObject }
  ? z.output<H>
  : never;

/** The codes with which a call may be refused. */
export type FailureCode<C extends Call> = C extends { failures: readonly (infer F extends Failure)[] }
  ? F['code']
  : never;

/** Whether an answer is a file. */
export const isFile = (answer: Call['answer']): answer is FileAnswer =>
  'kind' in answer && answer.kind === 'file';
