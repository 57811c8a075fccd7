import type { CompassPoint } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { draftOf, isWritten, newDraft, rebased } from './pointDrafts.ts';

const metadata = { selectionText: 'Fit the displacements', colour: 'green' };
const pointWith = (texts: Partial<CompassPoint>): CompassPoint => ({
  compassPointID: 7,
  compassPointUUID: '6f1c62b0-8f0a-4a7e-9a53-1c6f3f7d0a11',
  name: 'Horizon',
  description: '<p>Ten years</p>',
  overlayDetails: '',
  contentCode: 'NSB|nsb-e-214-24',
  contentID: 1,
  contentStatus: 'Active',
  designation: 'NSB E 214-24',
  createdById: 'p',
  createdUserName: 'Ines Ravndal',
  creatorEmail: 'ines@example.org',
  author: 'Ravndal Ines',
  createdDate: '2026-11-01T00:00:00.000Z',
  modifiedDate: '2026-11-01T00:00:00.000Z',
  isDeleted: false,
  deletedByEmail: null,
  deletedDate: null,
  edit: true,
  isManaged: true,
  isOwn: true,
  isShared: false,
  type: 'marked',
  status: 'active',
  selectionData: '',
  selectionMetadata: metadata,
  pdfVersions: [],
  newVersion: null,
  note: null,
  ...texts,
});

describe('what is written on a compass point', () => {
  it('is nothing until something differs', () => {
    const draft = draftOf({ point: pointWith({}), etag: '"7-1"' });
    expect(isWritten(draft)).toBe(false);
    expect(isWritten({ ...draft, colour: 'pink' })).toBe(true);
    expect(isWritten({ ...draft, texts: { ...draft.texts, name: 'Other' } })).toBe(true);
    expect(isWritten(newDraft('a', metadata))).toBe(false);
  });

  it('stays on a state that somebody else has made, whose changes stay as well', () => {
    const mine = draftOf({ point: pointWith({}), etag: '"7-1"' });
    const written = { ...mine, texts: { ...mine.texts, name: 'Mine' } };
    const theirs = pointWith({
      name: 'Theirs',
      overlayDetails: 'Sheet 14',
      selectionMetadata: { ...metadata, colour: 'pink' },
    });
    const now = rebased(written, { point: theirs, etag: '"7-2"' });
    expect(now.texts).toEqual({ name: 'Mine', description: '<p>Ten years</p>', overlayDetails: 'Sheet 14' });
    expect(now).toMatchObject({ etag: '"7-2"', colour: 'pink', before: { texts: { name: 'Theirs' } } });
    expect(isWritten(now)).toBe(true);
  });

  it('is done where both wrote the same', () => {
    const mine = draftOf({ point: pointWith({}), etag: '"7-1"' });
    const written = { ...mine, texts: { ...mine.texts, name: 'Same' } };
    expect(isWritten(rebased(written, { point: pointWith({ name: 'Same' }), etag: '"7-2"' }))).toBe(false);
  });
});
