// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Answer, rendered, type RecordedCall } from '../../testing/rendered.tsx';
import { sharingRoutes } from './index.ts';

const shared = Array.from({ length: 10 }, (_, at) => ({
  document: {
    contentCode: `NSB|stp-${at + 1}`,
    isEntitled: at > 0,
    publisherName: 'Northern Standards Board',
    designationNo: `NSB STP ${at + 1}`,
    documentTitle: `Anchors, part ${at + 1}`,
    language: 'en',
    status: 'Active',
    edition: '2024',
  },
  sharedByUserAccount: {
    user: { firstName: 'Tomas', lastName: 'Eide', email: `tomas+${at}@halvorsen.example` },
  },
  sharedDate: '2026-11-16T10:00:00.000Z',
}));

const shown = (entitlementaccess: string) =>
  rendered({
    routes: [...sharingRoutes, { path: '*', element: <p>Document</p> }],
    at: '/publicationsShared',
    answers: {
      'sharing.sharedPublications': { count: 23, sharedDocuments: shared },
      'documents.verification': ({ query }: RecordedCall) =>
        new Answer({ contentCode: query.get('contentCode'), entitled: true }, { entitlementaccess }),
    },
  });

it('lists publications ten on a page with their notice, and who shared them by a way to write to [sharing-017]', async () => {
  const { page, user, calls, address } = await shown('true');
  expect(await page.findByRole('heading', { level: 1, name: 'Shared publications' })).toBeTruthy();
  expect(page.getByRole('note').textContent).toContain('Books, papers and journals');
  await page.findByText('Anchors, part 10');
  const table = within(page.getByRole('table', { name: 'Publications that others have shared with you' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Document',
    'Shared by',
  ]);
  expect(table.getAllByRole('row')).toHaveLength(11);
  expect(table.getAllByRole('link', { name: 'Tomas Eide' })[0]?.getAttribute('href')).toBe(
    'mailto:tomas%2B0@halvorsen.example',
  );
  await user.click(page.getByRole('link', { name: 'Next' }));
  await waitFor(() => expect(address()).toBe('/publicationsShared?page=2'));
  expect(calls('sharing.sharedPublications').map(({ query }) => Object.fromEntries(query))).toEqual([
    { page: '0', size: '10' },
    { page: '1', size: '10' },
  ]);
});

it('verifies a publication before it opens [sharing-018]', async () => {
  const { page, user, calls, address } = await shown('true');
  await user.click(await page.findByRole('link', { name: 'Anchors, part 2' }));
  await waitFor(() => expect(address()).toBe('/document/?contentcode=NSB%7Cstp-2'));
  expect(calls('documents.verification').map(({ query }) => query.get('contentCode'))).toEqual(['NSB|stp-2']);
});

it.each(['false', 'TRUE', ''])(
  'opens the record of a publication whose verification says %j, and marks it in the list [sharing-018] [gate-004]',
  async (entitlementaccess) => {
    const { page, user, address } = await shown(entitlementaccess);
    const link = await page.findByRole('link', { name: 'Anchors, part 1' });
    expect(await page.findAllByText('Not in your subscription')).toHaveLength(1);
    await user.click(link);
    await waitFor(() => expect(address()).toBe('/document/?contentcode=NSB%7Cstp-1'));
  },
);
