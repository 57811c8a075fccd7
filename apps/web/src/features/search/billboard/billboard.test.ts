import { describe, expect, it } from 'vitest';
import type { Pick } from '../picks.ts';
import type { Value } from '../refinement/values.ts';
import { stepsOf } from './steps.ts';
import { picksAt, tilesOf } from './tiles.ts';

const publisher = (key: string, name: string, showBillboard = true): Value => ({
  key,
  name,
  child: [],
  showBillboard,
  billboardName: `${name} today`,
  billboardLogo: `/marks/${key}.svg`,
});
const category = (key: string, ...child: Value[]): Value => ({
  key,
  name: key.slice(key.lastIndexOf('/') + 1),
  child,
});

const bonded = category('Structures/Anchors/Bonded');
const anchors = category('Structures/Anchors', bonded);
const structures = category('Structures', anchors);
const categories = [structures, category('Fire')];
const publishers = [
  publisher('NSB', 'Northern'),
  publisher('HI', 'Halden'),
  publisher('CNI', 'Consejo', false),
];
const library = { publishers, categories };

const halden: Pick = { list: 'publisherList', key: 'HI', name: 'Halden' };
const northern: Pick = { list: 'publisherList', key: 'NSB', name: 'Northern' };
const guide: Pick = { list: 'documentTypeList', key: 'Guide', name: 'Guide' };
const pickedAnchors: Pick = {
  list: 'categoryList',
  key: 'Structures/Anchors',
  name: 'Anchors',
  within: { keys: ['Structures'], name: 'Structures' },
};

const keysAt = (...picks: Pick[]): string[] => tilesOf(picks, library).map(({ key }) => key);

describe('the tiles of the billboard', () => {
  it('are the publishers that show there, each with key, name, child, showBillboard, billboardLogo and billboardName [refinement-026]', () => {
    expect(keysAt(guide)).toEqual(['NSB', 'HI']);
    expect(tilesOf([], library)[1]).toMatchObject({
      list: 'publisherList',
      key: 'HI',
      name: 'Halden',
      child: [],
      showBillboard: true,
      billboardLogo: '/marks/HI.svg',
      billboardName: 'Halden today',
    });
  });

  it('are the categories once a publisher is picked, then those within the picked one', () => {
    expect(keysAt(halden)).toEqual(['Structures', 'Fire']);
    expect(keysAt(halden, pickedAnchors)).toEqual(['Structures/Anchors/Bonded']);
    expect(keysAt(pickedAnchors)).toEqual(['Structures/Anchors/Bonded']);
  });

  it('are the categories at once where one publisher alone would show', () => {
    const one = { categories, publishers: [publisher('NSB', 'Northern')] };
    expect(tilesOf([], one).map(({ key }) => key)).toEqual(['Structures', 'Fire']);
  });

  it('are none within a category that holds no other', () => {
    expect(keysAt({ list: 'categoryList', key: bonded.key, name: 'Bonded' })).toEqual([]);
  });

  it('are picked in the place of others of their kind, with all that they lie within', () => {
    const [tile] = tilesOf([halden, pickedAnchors], library);
    expect(tile && picksAt([guide, halden, pickedAnchors], tile)).toEqual([
      guide,
      halden,
      {
        list: 'categoryList',
        key: bonded.key,
        name: 'Bonded',
        within: { keys: ['Structures', 'Structures/Anchors'], name: 'Anchors' },
      },
    ]);
  });
});

describe('the breadcrumbs of the billboard', () => {
  const said = (...picks: Pick[]) =>
    stepsOf(picks, library).map((step) =>
      'name' in step ? step.name : 'count' in step ? step.count : step.kind,
    );

  it('are none where no publisher and no category is picked', () => {
    expect(said(guide)).toEqual([]);
  });

  it('lead from all publishers by the picked one to the category, through all that this lies within [refinement-023]', () => {
    expect(said(halden)).toEqual(['all', 'Halden']);
    expect(said({ ...halden, name: '' })).toEqual(['all', 'Halden']);
    expect(said(pickedAnchors, halden)).toEqual(['all', 'Halden', 'Structures', 'Anchors']);
  });

  it('count several picks', () => {
    expect(said(halden, northern)).toEqual(['all', 2]);
    expect(said(pickedAnchors, { list: 'categoryList', key: 'Fire', name: 'Fire' })).toEqual(['all', 2]);
  });

  it('lead back to the picks of each step, and keep what other sections picked', () => {
    const steps = stepsOf([guide, halden, pickedAnchors], library);
    expect(steps.map(({ picks }) => picks)).toEqual([
      [guide],
      [guide, halden],
      [guide, halden, { list: 'categoryList', key: 'Structures', name: 'Structures' }],
      [guide, halden, pickedAnchors],
    ]);
  });

  it('are read from the address where the tree lacks the category, or is not there yet', () => {
    const lost: Pick = {
      list: 'categoryList',
      key: 'Old/Lamps',
      name: '',
      within: { keys: ['Old'], name: 'Old' },
    };
    expect(said(lost)).toEqual(['all', 'Old', 'Lamps']);
  });
});
