import { statusOfWire } from '@norma/editions/meaning';
import { wireStatuses } from '@norma/editions/wire';
import { searchPath } from '../../search/index.ts';
import type { Asked } from './readResolver.ts';

/** Whether what is asked for names one document, which can be looked up. */
export const namesDocument = ({ designation, year, status }: Asked): boolean =>
  designation !== '' && (year !== '' || status !== '');

/**
 * The search for what is asked: for its text, else its designation. Where neither is named, year and status narrow all
 * documents; one that nobody knows is looked for as it is written.
 */
export function searchFor(asked: Asked): string {
  const publisherId = asked.publisher || null;
  const text = asked.search || asked.designation;
  if (text) return searchPath({ text, publisherId });
  const picks = [yearPick(asked.year), statusPick(asked.status)];
  const unknown = [asked.year, asked.status].filter((_, index) => !picks[index]);
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
