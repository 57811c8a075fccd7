import { describe, expect, it } from 'vitest';
import { readPicks, togglePick, type Pick } from './picks.ts';

const halden: Pick = { list: 'publisherList', key: 'HI', name: 'Halden Institute' };
const guide: Pick = { list: 'documentTypeList', key: 'Guide', name: 'Guide' };

const written = (...picks: object[]): string => JSON.stringify(picks);

describe('the picks of an address', () => {
  it.each([
    [
      'with keys of their parents',
      written({ k: 'HI', n: 'Halden Institute', r: 'Publisher', pk: [] }),
      [halden],
    ],
    [
      'with the name of a parent',
      written({ k: 'HI', n: 'Halden Institute', r: 'Publisher', pk: 'x', pn: 'y' }),
      [halden],
    ],
    ['with a root in another spelling', written({ k: 'Guide', n: 'Guide', r: 'document-type' }), [guide]],
    [
      'given twice',
      written({ k: 'Guide', n: 'Guide', r: 'Document Type' }, { k: 'Guide', n: 'Guide', r: 'documentType' }),
      [guide],
    ],
    ['of a section that is not here', written({ k: '91.100', n: 'Materials', r: 'ICS Code' }), []],
    ['that there are none of', '', []],
  ])('%s are read [search-015]', (_, categories, picks) => {
    expect(readPicks(categories)).toEqual({ picks, isBroken: false });
  });

  it.each(['not json', '{"k":"HI"}', '[{"k":1}]', '[', 'null'])(
    '%s are broken, and none [search-016]',
    (categories) => {
      expect(readPicks(categories)).toEqual({ picks: [], isBroken: true });
    },
  );

  it('take in a value when it is picked and let go of it when it is picked again', () => {
    const both = togglePick([halden], guide);
    expect(both).toEqual([halden, guide]);
    expect(togglePick(both, { ...halden, name: 'As another page calls it' })).toEqual([guide]);
  });
});
