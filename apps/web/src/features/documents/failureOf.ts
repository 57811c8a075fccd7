import { CallRefused } from '../../client/client.ts';

/** Why a document did not open: there is none, its text has left the library, or something else. */
export type Failure = { kind: 'missing' } | { kind: 'gone' } | { kind: 'other'; detail: string };

const missing = ['Can not find content', 'Cannot find content'];
const gone = 'DL Content is no longer available';

/** Reads why a document did not open, by the words of the server; an address that names none has no error at all. */
export function failureOf(error: Error | null | undefined): Failure {
  if (!error || isNoCode(error)) return { kind: 'missing' };
  const detail = error instanceof CallRefused && error.status > 0 ? error.detail.trim() : '';
  if (missing.includes(detail)) return { kind: 'missing' };
  return detail === gone ? { kind: 'gone' } : { kind: 'other', detail };
}

/** Whether what the address names cannot be a content code, so that the server does not even look for it. */
const isNoCode = (error: Error): boolean =>
  error instanceof CallRefused &&
  error.status === 400 &&
  error.fieldErrors.some(({ field }) => field === 'query.contentCode');
