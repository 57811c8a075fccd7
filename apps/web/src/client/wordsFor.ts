import type { TFunction } from 'i18next';
import { CallRefused } from './refusal.ts';

/** The message for an error in the user's language; field errors one per line. */
export function wordsFor(error: unknown, t: TFunction): string {
  if (!(error instanceof CallRefused)) return (error instanceof Error && error.message) || t('error.unknown');
  const { status, code, detail, params, fieldErrors } = error;
  if (status === 0) return t('error.unreachable');
  if (status === 404) return t('error.notFound');
  if (code === 'too-many-calls') return t('error.tooManyCalls', { seconds: Number(params['seconds']) || 1 });
  if (code === 'unexpected') return t('error.internal');
  if (status === 400 && fieldErrors.length > 0) {
    return fieldErrors.map((wrong) => wordsForField(wrong, t)).join('\n');
  }
  const fallback = filled(detail, params) || t('error.unknown');
  // A refusal that we have no message for shows the server's.
  return t(code as 'feature-off', { ...params, ns: 'failures', defaultValue: fallback }) || fallback;
}

// Some servers name a limit in the message; ours sends the code of the issue.
const limits = new Set(['Min', 'Max', 'DecimalMin', 'DecimalMax', 'too_small', 'too_big']);

/** Every limit of a field has the same message: wrong size. */
const wordsForField = (
  { field, message, code = message }: CallRefused['fieldErrors'][number],
  t: TFunction,
): string => (limits.has(code) ? t('error.sizeOfField', { field }) : t('error.onField', { field }));

/** Fills in the parameters of a server message: `{{entityName}}`. */
const filled = (words: string, params: Record<string, string>): string =>
  words.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => params[name] ?? whole);
