// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { rendered, type Answers } from '../../../testing/rendered.tsx';
import { trackingRoutes } from '../index.ts';

const tracked = (id: number) => ({
  id,
  document: {
    contentId: id,
    contentCode: `NSB|${id}`,
    designationNo: `NSB E ${id}`,
    assetId: `E${id}`,
    documentTitle: `Title ${id}`,
    documentType: 'Standard',
    status: 'Active',
    edition: '2024',
    language: 'en',
    publisherCode: 'NSB',
    publisherName: 'Northern Standards Board',
    isEntitled: true,
    lastUpdateDate: null,
    publishDate: null,
    publishedPrecision: null,
    lastUpdatePrecision: null,
    publishedOnlineDate: null,
    newerEdition: null,
  },
  trackingSinceDate: '2026-01-02T03:04:05.000Z',
  trackingFlag: true,
  lastChange: { at: '2026-03-04T10:00:00.000Z', event: 'new-edition' },
  inForce: { contentCode: 'NSB|9', designationNo: 'NSB E 9-26' },
});
const publisher = { publisherCode: 'NSB', publisherName: 'Northern Standards Board', trackingFlag: true };
const page = 'tracking.trackedDocumentsPage';

const shown = (trackerUrl: string, answers: Answers = {}) =>
  rendered({ routes: trackingRoutes, at: '/trackChanges', tenant: { 'tracker-url': trackerUrl }, answers });

/** A tracker with two documents, of which one goes when it is removed, and all when nothing is tracked any more. */
async function aTracker() {
  let documents = [tracked(1), tracked(2)];
  const screen = await shown('', {
    [page]: () => ({ count: documents.length, result: documents, trackerUnavailable: false }),
    'tracking.trackedPublishers': [publisher],
    'tracking.workItemTracking': { workItem: 'false' },
    'tracking.alerts': { mail: 'none', hour: 8, weekday: 1, timeZone: 'UTC' },
    'tracking.removeTracking': () => {
      documents = documents.slice(1);
      return { id: 1 };
    },
    'tracking.toggleTracking': { data: { id: 1, trackingFlag: false } },
    'tracking.unsubscribe': () => {
      documents = [];
      return { publishers: 1, documents: 2 };
    },
  });
  await screen.page.findByText('Title 1');
  const act = async (item: string) => {
    await screen.user.click(screen.page.getAllByRole('button', { name: /^Actions for/ })[0] as HTMLElement);
    await screen.user.click(await screen.page.findByRole('menuitem', { name: item }));
  };
  return { ...screen, act };
}

it('says that a document was removed, and fetches the page again [tracking-007] [tracking-009]', async () => {
  const { act, notice, calls, page: screen } = await aTracker();
  expect(calls(page)).toHaveLength(1);
  await act('Remove from the list');
  await notice('The document is no longer tracked');
  await waitFor(() => expect(screen.queryByText('Title 1')).toBeNull());
  expect(calls(page)).toHaveLength(2);
});

it('fetches the page again after a document was paused [tracking-009]', async () => {
  const { act, notice, calls } = await aTracker();
  await act('Stop tracking');
  await notice('Tracking saved');
  await waitFor(() => expect(calls(page)).toHaveLength(2));
});

it('asks before it unsubscribes from all, and says that it did [tracking-008] [tracking-009]', async () => {
  const { user, notice, calls, page: screen } = await aTracker();
  await user.click(screen.getByRole('button', { name: 'Unsubscribe from all' }));
  expect(calls('tracking.unsubscribe')).toEqual([]);
  const question = within(await screen.findByRole('dialog', { name: 'Unsubscribe from everything?' }));
  await user.click(question.getByRole('button', { name: 'Unsubscribe from all' }));
  await notice('You are unsubscribed from everything');
  expect(calls('tracking.unsubscribe').map(({ body }) => body)).toEqual([[{ publisherCode: 'NSB' }]]);
  await waitFor(() => expect(calls(page)).toHaveLength(2));
  expect(await screen.findByRole('heading', { name: 'Nothing tracked yet' })).toBeTruthy();
});

it('goes to the address that the tenant names for its tracker [tracking-011]', async () => {
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  const { calls } = await shown('https://tracker.clearwater.example/');
  await waitFor(() => expect(replace.mock.calls).toEqual([['https://tracker.clearwater.example/']]));
  expect(calls(page)).toEqual([]);
});

it('is a screen of the library where the tenant names no address [tracking-011]', async () => {
  const replace = vi.spyOn(window.location, 'replace');
  const { page: screen } = await aTracker();
  expect(screen.getByRole('heading', { level: 1, name: 'Tracker' })).toBeTruthy();
  expect(replace).not.toHaveBeenCalled();
});
