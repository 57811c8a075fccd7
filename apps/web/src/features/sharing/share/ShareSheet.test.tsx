// @vitest-environment happy-dom
import { act, fireEvent, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { document } from '../../../testing/aLibrary.ts';
import { Refusal, rendered, type Answers, type RecordedCall } from '../../../testing/rendered.tsx';
import { lazyRoute } from '../../../i18n/lazyWithMessages.tsx';
import { useAddress } from '../../documents/forDocumentPage.ts';
import { ShareSheet } from './ShareSheet.tsx';

const anchorage = {
  id: 7,
  name: 'Anchorage',
  memberCount: 1,
  rosters: [{ userId: 'a', firstName: 'Tomas', lastName: 'Eide', userName: 'tomas' }],
  isGroup: true,
};
const person = (id: string, name: string) => ({
  id,
  name,
  email: `${id}@halvorsen.example`,
  isExternalUser: false,
  isGroup: false,
});
const everybody = {
  groupList: [anchorage],
  userList: [person('tomas', 'Tomas Eide'), person('ada', 'Ada Moe')],
};
const nobody = { groupList: [], userList: [] };
const shared = { contentID: 21, sharedDate: '2026-01-02T03:04:05.000Z', wasShared: false };

async function shown(features: readonly string[], answers: Answers = {}) {
  const closed = vi.fn();
  const Drawer = () => <ShareSheet document={document} address={useAddress()} onClose={closed} />;
  const screen = await rendered({
    routes: [{ path: '*', lazy: lazyRoute('document-sharing', async () => Drawer) }],
    features,
    answers: {
      'sharing.sharedWith': nobody,
      'sharing.searchUsersAndGroups': ({ query }: RecordedCall) =>
        query.get('keyword') ? nobody : everybody,
      ...answers,
    },
  });
  const sheet = within(await screen.page.findByRole('dialog'));
  const field = sheet.getByRole<HTMLInputElement>('textbox', {
    name: features.includes('groups') ? /^Group, person/ : /^Email/,
  });
  return { ...screen, sheet, field, closed };
}

afterEach(() => void vi.useRealTimers());

describe('Whom to share with', () => {
  it('is looked for half a second after the last letter [sharing-008]', async () => {
    const { sheet, field, calls } = await shown(['groups']);
    await sheet.findByText('Tomas Eide');
    const asked = () => calls('sharing.searchUsersAndGroups').map(({ query }) => query.get('keyword'));
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    vi.useFakeTimers();
    fireEvent.change(field, { target: { value: ' ei ' } });
    await pass(2_000);
    expect(asked()).toEqual(['']);
    fireEvent.change(field, { target: { value: 'eid' } });
    await pass(400);
    fireEvent.change(field, { target: { value: 'eide' } });
    await pass(499);
    expect(asked()).toEqual(['']);
    await pass(1);
    expect(asked()).toEqual(['', 'eide']);
  });

  it('without a match is told of in other words where groups are off [sharing-010]', async () => {
    const { sheet, user, field, page } = await shown(['groups']);
    await user.type(field, 'nobody we know');
    expect(await sheet.findByRole('heading', { name: 'No match' }, { timeout: 3_000 })).toBeTruthy();
    page.unmount();
    const without = await shown([]);
    await without.user.type(without.field, 'Tomas');
    expect(
      await without.sheet.findByRole('heading', { name: 'No match: not an email address' }),
    ).toBeTruthy();
  });
});

describe('Sharing', () => {
  const chosen = async (answers: Answers) => {
    const screen = await shown(['groups'], answers);
    for (const name of ['Tomas Eide', 'Anchorage', 'Ada Moe'])
      await screen.user.click(await screen.sheet.findByRole('button', { name: `Add ${name}` }));
    return screen;
  };

  it('sends what goes to groups, then what goes to people, and closes [sharing-011]', async () => {
    const order: string[] = [];
    const { sheet, user, notice, closed, calls } = await chosen({
      'sharing.shareWithGroup': async () => {
        await Promise.resolve();
        order.push('group');
        return shared;
      },
      'sharing.shareWithUser': () => {
        order.push('person');
        return shared;
      },
    });
    await user.click(sheet.getByRole('button', { name: 'Share with 3' }));
    await notice('The document was shared');
    expect(order).toEqual(['group', 'person', 'person']);
    expect(calls('sharing.shareWithGroup').map(({ body }) => body)).toEqual([
      { contentID: 21, contentCode: document.contentCode, title: document.title, sharedWithGroupID: 7 },
    ]);
    expect(closed).toHaveBeenCalledOnce();
  });

  it('keeps those with whom it failed, and sends nothing twice', async () => {
    let isBroken = true;
    const { sheet, user, notice, calls, closed } = await chosen({
      'sharing.shareWithGroup': shared,
      'sharing.shareWithUser': ({ body }: RecordedCall) =>
        isBroken && JSON.stringify(body).includes('tomas') ? new Refusal(500, 'internal-error') : shared,
    });
    await user.click(sheet.getByRole('button', { name: 'Share with 3' }));
    expect(await sheet.findByRole('button', { name: 'Share with 1' })).toBeTruthy();
    expect(sheet.getByRole('button', { name: 'Remove Tomas Eide' })).toBeTruthy();
    expect(closed).not.toHaveBeenCalled();
    isBroken = false;
    await user.click(sheet.getByRole('button', { name: 'Share with 1' }));
    await notice('The document was shared');
    expect(calls('sharing.shareWithGroup')).toHaveLength(1);
    expect(calls('sharing.shareWithUser')).toHaveLength(3);
  });
});
