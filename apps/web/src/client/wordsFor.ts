import type { TFunction } from 'i18next';
import { CallRefused } from './refusal.ts';

/** What the server says when it broke and has no words of its own. */
const internal = 'Internal Error';

/** Tells people why something did not work, in their language; field errors one on a line. */
export function wordsFor(error: unknown, t: TFunction): string {
  if (!(error instanceof CallRefused)) return (error instanceof Error && error.message) || t('error.unknown');
  const { status, code, detail, params, fieldErrors } = error;
  if (status === 0) return t('error.unreachable');
  if (status === 404) return t('error.notFound');
  if (code === 'too-many-calls') return t('error.tooManyCalls', { seconds: Number(params['seconds']) || 1 });
  if (code === 'unexpected' && status >= 500 && detail === internal) return t('error.internal');
  if (status === 400 && fieldErrors.length > 0) {
    return fieldErrors.map((wrong) => wordsForField(wrong, t)).join('\n');
  }
  const said = filled(detail, params) || t('error.unknown');
  // A refusal that nobody has words for says what the wire says.
  return t(code as 'feature-off', { ...params, ns: 'failures', defaultValue: said }) || said;
}

const limits = new Set(['Min', 'Max', 'DecimalMin', 'DecimalMax']);

/** A field beyond any of its limits is told to be of the wrong size, whichever limit it was. */
const wordsForField = ({ field, message }: { field: string; message: string }, t: TFunction): string =>
  isLimit(message) ? t('error.sizeOfField', { field }) : t('error.onField', { field });

// The wire's own names of limits, and how our contracts begin to tell of theirs.
const isLimit = (message: string): boolean => limits.has(message) || /^Too (small|big)\b/.test(message);

/** Puts parameters where the wire's words name them: `{{entityName}}`. */
const filled = (words: string, params: Record<string, string>): string =>
  words.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => params[name] ?? whole);
