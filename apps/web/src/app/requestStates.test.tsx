// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DownloadPdf, Downloads } from '../features/documents/index.ts';
import { FavoritesTable } from '../features/favorites/FavoritesTable.tsx';
import { GroupsScreen } from '../features/groups/list/GroupsScreen.tsx';
import { RecentlyAccessed } from '../features/home/shelf/tabs/RecentlyAccessed.tsx';
import { Answer, Refusal, rendered } from '../testing/rendered.tsx';
import { loadWords } from '../words/words.ts';

type State = 'waits' | 'answers' | 'fails';

const nameOf = 'NSB E 214';
/** Lists of three kinds and a way to download, on one page. */
const Page = () => (
  <>
    <GroupsScreen />
    <FavoritesTable />
    <RecentlyAccessed />
    <DownloadPdf contentCode="NSB|1" designation={nameOf} publisherTypeCode="" label="Download" />
    <Downloads />
  </>
);

/** What each says in each of its states; waiting, it says nothing. */
const said = {
  groups: { answers: 'No groups yet', fails: 'Your groups could not be loaded' },
  favourites: { answers: 'No favorites yet', fails: 'Your favorites could not be loaded' },
  cards: { answers: 'Nothing opened yet', fails: 'This list could not be brought up to date.' },
} as const;

const mixtures: Record<'groups' | 'favourites' | 'cards' | 'download', State>[] = [
  { groups: 'waits', favourites: 'answers', cards: 'fails', download: 'waits' },
  { groups: 'answers', favourites: 'fails', cards: 'waits', download: 'fails' },
  { groups: 'fails', favourites: 'waits', cards: 'answers', download: 'answers' },
];

it.each(mixtures)(
  'lists of groups, favourites and cards, and a download, each show their own state: $groups, $favourites, $cards, $download [shell-037]',
  async (states) => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const reply = (state: State, answer: unknown) => {
      if (state === 'waits') return () => new Promise(() => undefined);
      return state === 'fails' ? new Refusal(500, 'internal-error') : answer;
    };
    const { page, user, calls, notice } = await rendered({
      routes: [
        {
          path: '*',
          lazy: async () => {
            await Promise.all((['groups', 'favorites', 'shelf', 'documents'] as const).map(loadWords));
            return { Component: Page };
          },
        },
      ],
      answers: {
        'groups.groupsOfCurrentAccount': reply(states.groups, []),
        'favourites.favourites': reply(states.favourites, { count: 0, result: [] }),
        'usage.recentlyAccessed': reply(states.cards, []),
        ...download(states.download, reply),
      },
    });
    await user.click(await page.findByRole('button', { name: 'Download' }));
    for (const [kind, words] of Object.entries(said)) {
      const state = states[kind as keyof typeof said];
      for (const each of ['answers', 'fails'] as const)
        await waitFor(() => expect(page.queryAllByText(words[each])).toHaveLength(each === state ? 1 : 0));
    }
    const tray = () => page.queryAllByText(new RegExp(`Downloading.*${nameOf}`));
    if (states.download === 'waits') await waitFor(() => expect(tray().length).toBeGreaterThan(0));
    if (states.download === 'fails') await notice(/could not be downloaded/);
    if (states.download === 'answers') await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    if (states.download !== 'waits') expect(tray()).toEqual([]);
    expect(calls('groups.groupsOfCurrentAccount').length).toBeGreaterThan(0);
  },
);

/** The calls of a download in one of its states. */
function download(state: State, reply: (state: State, answer: unknown) => unknown) {
  const allowed = { entitlementaccess: 'true' };
  return {
    'documents.verification': new Answer({ contentCode: 'NSB|1', entitled: true }, allowed),
    'downloads.startDownload': reply(state, {
      id: 'job',
      state: 'ready',
      pages: null,
      pagesDone: 0,
      problem: null,
    }),
    'downloads.download': new Answer('%PDF', allowed),
  };
}
