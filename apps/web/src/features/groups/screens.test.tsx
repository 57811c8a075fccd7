// @vitest-environment happy-dom
import type { GroupDocument } from '@norma/contracts';
import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { account } from '../../testing/aLibrary.ts';
import { rendered } from '../../testing/rendered.tsx';
import { groupRoutes } from './index.ts';

const at = '2026-01-02T03:04:05.000Z';
const member = (userId: string, firstName: string) => ({
  userId,
  firstName,
  lastName: 'Eide',
  userName: userId,
  user: { email: '' },
});
const document = (contentID: number, change: Partial<GroupDocument> = {}): GroupDocument => ({
  contentID,
  contentCode: `NSB|${contentID}`,
  designationNo: `NSB E ${contentID}`,
  assetId: `E${contentID}`,
  documentTitle: `Title ${contentID}`,
  status: 'Active',
  edition: '2024',
  documentType: 'Standard',
  isEntitled: true,
  publisherName: 'Northern Standards Board',
  isRemoved: false,
  sharedById: account.id,
  sharedByFirstName: 'Ines',
  sharedByLastName: 'Ravndal',
  sharedDate: at,
  lastUpdateDate: null,
  publishDate: null,
  lastUpdatePrecision: null,
  publishedPrecision: null,
  ...change,
});
const group = {
  groupID: 7,
  name: 'Anchorage',
  longDesc: 'What we fix by',
  accountID: 'halvorsen',
  memberCount: 2,
  contentCount: 2,
  createdById: account.id,
  createdByFirstName: 'Ines',
  createdByLastName: 'Ravndal',
  userInfo: { createFirstName: 'Ines', createLastName: 'Ravndal' },
  createdDate: at,
  modifiedDate: at,
};
const detail = {
  ...group,
  rosters: [member('a', 'Tomas'), member('b', 'Mary')].map((one) => ({ ...one, hasLeft: false })),
};
const list = (documents: readonly GroupDocument[]) => ({ responseData: { list: documents } });
const answers = {
  'groups.groupsOfCurrentAccount': [group],
  'groups.groupDetail': detail,
  'groups.groupDocuments': list([document(1), document(2)]),
  'groups.findPeople': { responseData: { content: [member('c', 'Ada')], totalCount: 1 } },
  'groups.findDocuments': [document(3)],
};
const groupAt = '/group-detail/?groupId=7';
const shown = (path: string, change: object = {}) =>
  rendered({ routes: groupRoutes, at: path, answers: { ...answers, ...change } });

describe('The groups', () => {
  it('say so where there are none [groups-006]', async () => {
    const { page } = await shown('/groups', { 'groups.groupsOfCurrentAccount': [] });
    expect(await page.findByRole('heading', { name: 'No groups yet' })).toBeTruthy();
    expect(page.getByRole('button', { name: 'Create group' })).toBeTruthy();
  });

  it('say of one that it has no documents [groups-016]', async () => {
    const { page } = await shown(groupAt, { 'groups.groupDocuments': list([]) });
    expect(await page.findByRole('heading', { name: 'No documents in this group' })).toBeTruthy();
    expect(page.getByRole('button', { name: 'Add documents' })).toBeTruthy();
  });

  it('list documents by designation and title, and by the asset number where there is no designation [groups-026]', async () => {
    const { page } = await shown(groupAt, {
      'groups.groupDocuments': list([document(1), document(2, { designationNo: '', assetId: 'STP5001' })]),
    });
    await page.findByText('Title 1');
    const rows = page.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      expect.any(String),
      expect.stringMatching(/NSB E 1.*Title 1/),
      expect.stringMatching(/STP5001.*Title 2/),
    ]);
  });

  it('are made only with a name, members and documents [groups-034]', async () => {
    const { page, user } = await shown('/groups');
    await user.click(await page.findByRole('button', { name: 'Create group' }));
    const sheet = within(await page.findByRole('dialog'));
    const next = () => sheet.getByRole<HTMLButtonElement>('button', { name: 'Next' });
    expect(next().disabled).toBe(true);
    await user.type(sheet.getByRole('textbox', { name: 'Name' }), 'Monday');
    await user.type(sheet.getByRole('textbox', { name: 'Description' }), 'What we read');
    await user.click(next());
    expect(next().disabled).toBe(true);
    await user.type(sheet.getByRole('searchbox', { name: /people/i }), 'ada');
    await user.click(await sheet.findByRole('checkbox', { name: 'Ada Eide' }));
    await user.click(sheet.getByRole('button', { name: 'Add to the group' }));
    await user.click(next());
    const confirm = sheet.getByRole<HTMLButtonElement>('button', { name: 'Create group' });
    expect(confirm.disabled).toBe(true);
    await user.type(sheet.getByRole('searchbox', { name: /find documents/i }), 'anchor{Enter}');
    await user.click(await sheet.findByRole('checkbox', { name: /NSB E 3/ }));
    await user.click(sheet.getByRole('button', { name: 'Add to the group' }));
    expect(confirm.disabled).toBe(false);
  });
});

describe('A group that is edited', () => {
  const edited = async () => {
    const { page, user } = await shown('/groups');
    await user.click(await page.findByRole('button', { name: /^Actions for/ }));
    await user.click(await page.findByRole('menuitem', { name: 'Edit' }));
    await page.findByRole('button', { name: 'Update name and description' });
    const sheet = within(await page.findByRole('dialog'));
    const update = (what: string) =>
      sheet.getByRole<HTMLButtonElement>('button', { name: `Update ${what}` }).disabled;
    return { user, sheet, isOff: update };
  };
  const limit = 'The limit of 255 characters is reached.';

  it('is not updated while name or description are untouched or empty [groups-035]', async () => {
    const { user, sheet, isOff } = await edited();
    for (const field of ['Name', 'Description']) {
      const box = sheet.getByRole<HTMLInputElement>('textbox', { name: field });
      const was = box.value;
      expect(isOff('name and description')).toBe(true);
      await user.clear(box);
      await user.type(box, ' ');
      expect(isOff('name and description')).toBe(true);
      await user.type(box, 'now');
      expect(isOff('name and description')).toBe(false);
      await user.clear(box);
      await user.type(box, was);
    }
  });

  it('tells of the limit at exactly 255 characters, in name and description alike [groups-030]', async () => {
    const { user, sheet } = await edited();
    for (const field of ['Name', 'Description']) {
      const box = sheet.getByRole<HTMLInputElement>('textbox', { name: field });
      await user.clear(box);
      await user.click(box);
      await user.paste('x'.repeat(254));
      expect(sheet.queryByText(limit)).toBeNull();
      await user.type(box, 'xx');
      expect(box.value).toBe('x'.repeat(255));
      expect(sheet.getByText(limit)).toBeTruthy();
      await user.clear(box);
    }
  });

  it('is not updated without members, nor without documents [groups-036]', async () => {
    const { user, sheet, isOff } = await edited();
    for (const what of ['members', 'documents']) {
      await user.click(sheet.getByRole('button', { name: 'Next' }));
      expect(isOff(what)).toBe(true);
      const chosen = within(sheet.getByRole('region', { name: /^Group:/ }));
      const [first] = await chosen.findAllByRole('checkbox');
      if (first) await user.click(first);
      await user.click(sheet.getByRole('button', { name: 'Remove from the group' }));
      expect(isOff(what)).toBe(false);
      await user.click(chosen.getByRole('button', { name: 'Select all' }));
      await user.click(sheet.getByRole('button', { name: 'Remove from the group' }));
      expect(chosen.getByRole('status').textContent).toMatch(/^Choose at least one/);
      expect(isOff(what)).toBe(true);
      // Back to something, to get on to the next step.
      if (what === 'documents') break;
      await user.type(sheet.getByRole('searchbox', { name: /people/i }), 'ada');
      await user.click(await sheet.findByRole('checkbox', { name: 'Ada Eide' }));
      await user.click(sheet.getByRole('button', { name: 'Add to the group' }));
      expect(isOff(what)).toBe(false);
    }
  });
});

describe('A mail to a group', () => {
  it('is sent when subject and message say something, and not by Enter in the subject [groups-041] [groups-042]', async () => {
    const { page, user, calls, notice } = await shown(groupAt, { 'groups.mailGroup': { sent: 2 } });
    await user.click(await page.findByRole('button', { name: 'Email group' }));
    const sheet = within(await page.findByRole('dialog'));
    const [subject, message] = ['Subject', 'Message'].map((name) => sheet.getByRole('textbox', { name }));
    const send = sheet.getByRole<HTMLButtonElement>('button', { name: 'Send' });
    if (!subject || !message) throw new Error('No fields');
    for (const [first, second, isOff] of [
      ['', '', true],
      ['Monday', ' \n ', true],
      ['  ', 'At ten.', true],
      ['Monday', 'At ten.', false],
    ] as const) {
      await user.clear(subject);
      await user.clear(message);
      if (first) await user.type(subject, first);
      if (second) await user.type(message, second);
      expect(send.disabled).toBe(isOff);
    }
    await user.type(subject, '{Enter}');
    expect(calls('groups.mailGroup')).toEqual([]);
    await user.click(send);
    await notice(/mail/i);
    expect(calls('groups.mailGroup').map(({ body }) => body)).toMatchObject([
      { groupId: 7, subject: 'Monday', message: 'At ten.', copyMeFlag: false },
    ]);
  });
});

describe('Creating a group', () => {
  it('asks on Escape before what was typed is lost, and goes without a question where nothing was', async () => {
    const { page, user } = await shown('/groups');
    await user.click(await page.findByRole('button', { name: 'Create group' }));
    const sheet = await page.findByRole('dialog', { name: 'Create a group' });
    await user.type(within(sheet).getByRole('textbox', { name: /^Name/ }), 'Anchors');
    await user.keyboard('{Escape}');
    const question = await page.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await user.click(page.getByRole('button', { name: 'Create group' }));
    await page.findByRole('dialog', { name: 'Create a group' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  });
});
