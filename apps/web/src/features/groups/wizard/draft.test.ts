import { describe, expect, it } from 'vitest';
import { documentChange, isTouched, isUnsaved, isWhole, type Draft } from './draft.ts';

const person = (userId: string) => ({
  userId,
  firstName: userId,
  lastName: '',
  userName: userId,
  user: { email: '' },
});
const document = (contentID: number) => ({
  contentID,
  contentCode: `NSB|${contentID}`,
  designationNo: '',
  assetId: '',
  documentTitle: '',
});
const whole: Draft = {
  name: 'Anchorage',
  longDesc: 'What we fix by',
  members: [person('a'), person('b')],
  documents: [document(1), document(2)],
};

describe('a step of the wizard', () => {
  it.each([
    ['texts', {}, true],
    ['texts', { name: ' \n' }, false],
    ['texts', { longDesc: '\t' }, false],
    ['members', {}, true],
    ['members', { members: [] }, false],
    ['documents', {}, true],
    ['documents', { documents: [] }, false],
  ] as const)('%s with %j is whole: %s [groups-032, groups-033, groups-034]', (step, change, expected) => {
    expect(isWhole(step, { ...whole, ...change })).toBe(expected);
  });

  it('is touched by what is otherwise than what is saved, not by another order', () => {
    expect(isUnsaved(whole, whole)).toBe(false);
    expect(isTouched('texts', { ...whole, longDesc: 'x' }, whole)).toBe(true);
    const turned = { ...whole, members: whole.members.toReversed() };
    expect(isTouched('members', turned, whole)).toBe(false);
    expect(isTouched('members', { ...whole, members: [person('a'), person('c')] }, whole)).toBe(true);
    expect(isUnsaved({ ...whole, documents: [document(1)] }, whole)).toBe(true);
  });
});

it('sends of documents what has come and what has gone', () => {
  const draft = { ...whole, documents: [document(2), document(3)] };
  expect(documentChange(draft, whole)).toEqual({ addContentCodes: ['NSB|3'], removeContentIds: [1] });
});
