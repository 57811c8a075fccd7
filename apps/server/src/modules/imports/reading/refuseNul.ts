import { findNulPath } from '../../../lib/findNulPath.ts';
import { cleanLine } from './clean.ts';
import { Rejected } from './item.ts';

/** Throws a Rejected that names the first field with a NUL character: no name and no text has one for a reason. */
export function refuseNul(given: unknown, what: { prefix?: string; designation?: unknown } = {}): void {
  const { prefix = '', designation } = what;
  const place = findNulPath(given, '')?.slice(1, 200);
  if (place === undefined) return;
  const named = typeof designation === 'string' ? cleanLine(designation).slice(0, 300) : null;
  throw new Rejected(`${prefix}${place || 'the text'} contains a NUL character (U+0000)`, named);
}
