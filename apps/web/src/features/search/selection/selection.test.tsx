// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { lazyRoute } from '../../../i18n/lazyWithMessages.tsx';
import { account } from '../../../testing/aLibrary.ts';
import { Refusal, rendered, type Answers, type RecordedCall } from '../../../testing/rendered.tsx';
import { ResultsBar } from './ResultsBar.tsx';
import { RowChoice } from './RowChoice.tsx';
import { clearSelection, mostSelected, select, type Selected } from './selected.ts';

const found = (at: number): Selected => ({
  contentCode: `NSB|${at}`,
  contentId: at,
  displayDesignation: `NSB ${at}`,
  documentTitle: `Title ${at}`,
  publisherTypeCode: '',
});
const documents = [1, 2, 3].map(found);

afterEach(clearSelection);

const Page = () => (
  <>
    {documents.map((document) => (
      <RowChoice key={document.contentCode} document={document} />
    ))}
    <ResultsBar documents={documents} />
  </>
);

async function shown(answers: Answers, change: Parameters<typeof rendered>[0]['account'] = {}) {
  const screen = await rendered({
    routes: [{ path: '*', lazy: lazyRoute('selection', async () => Page) }],
    answers,
    account: change,
  });
  await screen.page.findByRole('checkbox', { name: /NSB 1\W?$/ });
  const bar = () => screen.page.findByRole('region', { name: 'Selected documents' });
  const choose = async (name: RegExp) => screen.user.click(screen.page.getByRole('checkbox', { name }));
  return { ...screen, bar, choose };
}

describe('The selection among the results', () => {
  it('has a bar once something is selected, which tracks each and says how many', async () => {
    const { page, user, calls, bar, choose, notice } = await shown({
      'tracking.track': { data: { id: 1, trackingFlag: true } },
    });
    expect(page.queryByRole('region', { name: 'Selected documents' })).toBeNull();
    await choose(/NSB 1\W?$/);
    await choose(/NSB 3\W?$/);
    expect((await bar()).textContent).toContain('2 selected');
    await user.click(within(await bar()).getByRole('button', { name: 'Track 2' }));
    await notice('2 documents are tracked');
    expect(calls('tracking.track').map(({ query }) => query.get('contentCode'))).toEqual(['NSB|1', 'NSB|3']);
    await waitFor(() => expect(page.queryByRole('region', { name: 'Selected documents' })).toBeNull());
  });

  it('goes on after one that failed, names it with the reason, and keeps the selection', async () => {
    const { page, user, bar, notice } = await shown({
      'favorites.addFavorite': ({ body }: RecordedCall) =>
        (body as { content: { contentId: number } }).content.contentId === 2
          ? new Refusal(403, 'document-not-entitled')
          : { id: 1, content: { contentId: 1 } },
    });
    select(documents.slice(0, 1), true);
    await user.click(within(await bar()).getByRole('button', { name: 'Select all on this page' }));
    await user.click(within(await bar()).getByRole('button', { name: 'Add 3 to favorites' }));
    await notice('2 documents are in your favorites');
    const summary = await page.findByRole('dialog', { name: '1 document failed' });
    expect(summary.textContent).toMatch(/NSB 2.*not.entitled/i);
    await user.click(within(summary).getByRole('button', { name: 'OK' }));
    expect((await bar()).textContent).toContain('3 selected');
  });

  it('is added to a group of the reader’s own', async () => {
    const group = (groupID: number, createdById: string) => ({
      groupID,
      name: `Group ${groupID}`,
      longDesc: '',
      accountID: 'halvorsen',
      memberCount: 1,
      contentCount: 0,
      createdById,
      createdByFirstName: 'Ines',
      createdByLastName: 'Ravndal',
      userInfo: { createFirstName: 'Ines', createLastName: 'Ravndal' },
      createdDate: '2026-01-02T03:04:05.000Z',
      modifiedDate: '2026-01-02T03:04:05.000Z',
    });
    const { page, user, calls, bar, notice } = await shown({
      'groups.groupsOfCurrentAccount': [group(7, account.id), group(8, 'someone')],
      'groups.changeDocuments': group(7, account.id),
    });
    select(documents.slice(0, 2), true);
    await user.click(within(await bar()).getByRole('button', { name: 'Add to group' }));
    const sheet = within(await page.findByRole('dialog', { name: 'Add 2 documents to a group' }));
    await user.click(await sheet.findByRole('radio', { name: 'Group 7' }));
    expect(sheet.queryByRole('radio', { name: 'Group 8' })).toBeNull();
    await user.click(sheet.getByRole('button', { name: 'Add' }));
    await notice('2 documents are in the group');
    expect(calls('groups.changeDocuments').map(({ body }) => body)).toEqual([
      expect.objectContaining({ sharedWithGroupID: 7, addContentCodes: ['NSB|1'] }),
      expect.objectContaining({ sharedWithGroupID: 7, addContentCodes: ['NSB|2'] }),
    ]);
  });

  it('takes at most 200 documents', async () => {
    const { page, bar } = await shown({});
    select(
      Array.from({ length: mostSelected + 50 }, (_, at) => found(at + 10)),
      true,
    );
    expect((await bar()).textContent).toContain('200 selectedat most 200');
    await waitFor(() =>
      expect(page.getByRole('checkbox', { name: /NSB 1\W?$/ }).hasAttribute('disabled')).toBe(true),
    );
  });

  it('has nothing of a person’s own for a company', async () => {
    const { bar } = await shown({}, { userType: 'COMPANY' });
    select(documents, true);
    expect(within(await bar()).queryByRole('button', { name: /Track|favorites|group/ })).toBeNull();
  });
});
