import { expect, it } from 'vitest';
import { shownPublishers } from './shownPublishers.ts';

const named = (publisherName: string, trackingFlag = false) => ({
  publisherCode: publisherName.slice(0, 3).toUpperCase(),
  publisherName,
  trackingFlag,
});
const many = Array.from({ length: 40 }, (_, at) => named(`Board ${at}`));

it('shows few publishers as they are, whatever is typed', () => {
  const few = [named('Halden Institute'), named('Society of Lighting Practice', true)];
  expect(shownPublishers(few, 'zzz')).toEqual({ shown: few, hidden: 0, isLong: false });
});

it('shows of many the tracked ones first, and ten others; what is typed begins a name, or stands in it', () => {
  const all = [...many, named('Northern Board', true), named('Électricité')];
  const atFirst = shownPublishers(all, '');
  expect([atFirst.shown[0]?.publisherName, atFirst.shown.length, atFirst.hidden]).toEqual([
    'Northern Board',
    11,
    31,
  ]);
  expect(shownPublishers(all, 'electr').shown.map((each) => each.publisherName)).toEqual(['Électricité']);
  expect(shownPublishers(all, 'nothing').shown).toEqual([]);
  const found = shownPublishers([...many, named('Old Board 3'), named('Board 3 of old')], 'board 3');
  expect(found.shown.at(-1)?.publisherName).not.toBe('Old Board 3');
});
