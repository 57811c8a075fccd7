import { statusOfWire } from '@norma/editions/meaning';
import { wireStatuses } from '@norma/editions/wire';
import { searchPath } from '../../search/index.ts';
import type { ResolverQuery } from './readResolver.ts';

/** Whether a query names one document, which can be looked up. */
export const namesDocument = ({ designation, year, status }: ResolverQuery): boolean =>
  designation !== '' && (year !== '' || status !== '');

/**
 * The search for what is asked: for its text, else its designation. Where neither is named, year and status narrow all
 * documents; one that no one knows is looked for as it is written.
 */
export function searchFor(lookup: ResolverQuery): string {
  const publisherId = lookup.publisher || null;
  const text = lookup.search || lookup.designation;
  if (text) return searchPath({ text, publisherId });
  const picks = [yearPick(lookup.year), statusPick(lookup.status)];
  const unknown = [lookup.year, lookup.status].filter((_, index) => !picks[index]);
  return searchPath({
    text: unknown.join(' ').trim(),
    publisherId,
    picks: picks.filter((pick) => pick !== null),
  });
}

const yearPick = (year: string) =>
  /^\d{4}$/.test(year) ? ({ list: 'yearList', key: year, name: year } as const) : null;

function statusPick(status: string) {
  const word = wireStatuses.find((each) => each.toLowerCase() === status.toLowerCase());
  return word ? ({ list: 'statusList', key: statusOfWire[word], name: word } as const) : null;
}
