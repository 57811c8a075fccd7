import type { TFunction } from 'i18next';
import { CallRefused } from './refusal.ts';

/** Tells people why something did not work, in their language; field errors one on a line. */
export function wordsFor(error: unknown, t: TFunction): string {
  if (!(error instanceof CallRefused)) return (error instanceof Error && error.message) || t('error.unknown');
  const { status, code, fieldErrors } = error;
  if (status === 0) return t('error.unreachable');
  if (status === 404) return t('error.notFound');
  if (status === 400 && fieldErrors.length > 0) {
    return fieldErrors.map((wrong) => wordsForField(wrong, t)).join('\n');
  }
  const detail = filled(error.detail, error.params) || t('error.unknown');
  // One that nobody has words for says what the wire says.
  return t(code as 'feature-off', { ...error.params, ns: 'failures', defaultValue: detail });
}

const limits = new Set(['Min', 'Max', 'DecimalMin', 'DecimalMax']);

/** A field beyond any of its limits is told to be of the wrong size, whichever limit it was. */
const wordsForField = ({ field, message }: { field: string; message: string }, t: TFunction): string =>
  limits.has(message) ? t('error.sizeOfField', { field }) : t('error.onField', { field });

/** Puts parameters where the wire's words name them: `{{entityName}}`. */
const filled = (words: string, params: Record<string, string>): string =>
  words.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => params[name] ?? whole);
