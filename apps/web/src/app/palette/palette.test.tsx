// @vitest-environment happy-dom
import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyRoute } from '../../i18n/lazyWithMessages.tsx';
import { usePageTitle } from '../../i18n/usePageTitle.ts';
import { rendered } from '../../testing/rendered.tsx';
import { useCommands, useShortcuts } from '../../ui/keys/offered.ts';
import { showLayer } from '../../ui/keys/layer.ts';
import { passKey } from '../../ui/keys/pressed.ts';
import { Keys } from './Keys.tsx';
import { layerOfKey } from './layerOfKey.ts';
import { listed, placesIn } from './recentPlaces.ts';

// Screens are named after the library, which the server names in the page.
vi.hoisted(() => void (document.title = 'Norma'));

const share = vi.fn();

afterEach(() => showLayer(null));

function Screen({ title }: { title: string }) {
  usePageTitle(title);
  useCommands({ title: 'NSB E 214-24', commands: [{ key: 'share', label: 'Share', onAct: share }] });
  useShortcuts({ title: 'Reading', lines: [{ word: 'Next clause', keys: ['J'] }] });
  return (
    <>
      <h1>{title}</h1>
      <input aria-label="Note" />
      <Keys />
    </>
  );
}
const screen = (path: string, title: string) => ({
  path,
  lazy: lazyRoute(['shortcuts', 'search'], async () => () => <Screen key={title} title={title} />),
});

const suggested = {
  publisherName: 'Northern Standards Board',
  publisherCode: 'NSB',
  contentList: [
    {
      contentCode: 'NSB|nsb-e-214-24',
      designationNo: 'NSB E 214-24',
      documentTitle: 'Test Method for Creep',
      status: 'Active',
      isEntitled: true,
      designationNoList: [],
      showMore: false,
    },
  ],
  showMoreResults: false,
};

const shown = async () => {
  const screens = await rendered({
    routes: [screen('/favorites', 'My Favorites'), screen('*', 'A document')],
    answers: { 'subscriptions.own': [], 'search.typeAhead': [suggested] },
  });
  await screens.page.findByRole('heading', { name: 'A document' });
  return screens;
};
type Shown = Awaited<ReturnType<typeof shown>>;
const palette = ({ page }: Shown) => page.findByRole('dialog', { name: 'Command palette' });
const field = ({ page }: Shown) => page.findByRole('combobox', { name: 'Designation, screen or action' });

describe('The command palette', () => {
  it('opens by / outside fields, and by Ctrl+K anywhere [keys-001]', async () => {
    const screens = await shown();
    const { page, user } = screens;
    const note = page.getByRole('textbox', { name: 'Note' });
    await user.type(note, 'a/b');
    expect(page.queryByRole('dialog')).toBeNull();
    await user.keyboard('{Control>}k{/Control}');
    await palette(screens);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(note);
    note.blur();
    await user.keyboard('/');
    await palette(screens);
    expect(((await field(screens)) as HTMLInputElement).value).toBe('');
  });

  it('opens by keys that are pressed in the frame of a text [keys-001]', async () => {
    const screens = await shown();
    passKey(new KeyboardEvent('keydown', { key: 'k', metaKey: true }));
    await palette(screens);
  });

  it('finds documents by designation and opens one by Enter [keys-001]', async () => {
    const screens = await shown();
    const { page, user, calls, address } = screens;
    await user.keyboard('/');
    await user.type(await field(screens), 'e 214');
    const option = await page.findByRole('option', { name: /Test Method for Creep/ });
    expect(option.textContent).toContain('NSB E 214-24');
    expect(calls('search.typeAhead')[0]?.body).toMatchObject({ keywords: 'e 214' });
    const input = await field(screens);
    expect(option.getAttribute('aria-selected')).toBe('true');
    expect(input.getAttribute('aria-activedescendant')).toBe(option.id);
    expect(
      within(page.getByRole('group', { name: 'Documents' })).getByText('Test Method for Creep'),
    ).toBeTruthy();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/document/?contentcode=NSB%7Cnsb-e-214-24'));
    expect(page.queryByRole('dialog')).toBeNull();
  });

  it('carries out what the current document offers, and nothing before it is chosen [keys-001]', async () => {
    const screens = await shown();
    const { page, user } = screens;
    await user.keyboard('/');
    expect(await page.findByRole('group', { name: 'Actions on NSB E 214-24' })).toBeTruthy();
    await user.type(await field(screens), 'shar');
    expect(share).not.toHaveBeenCalled();
    await user.click(await page.findByRole('option', { name: 'Share' }));
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
  });

  it('leads to screens and back to recent places by arrow keys [keys-001]', async () => {
    const screens = await shown();
    const { page, user, address } = screens;
    await user.keyboard('/');
    await user.type(await field(screens), 'favorit');
    const groups = await page.findByRole('group', { name: 'Screens' });
    const option = within(groups).getByRole('option', { name: 'Favorites' });
    while (option.getAttribute('aria-selected') !== 'true') await user.keyboard('{ArrowDown}');
    await user.keyboard('{Enter}');
    await page.findByRole('heading', { name: 'My Favorites' });
    expect(address()).toBe('/favorites');
    await user.keyboard('/');
    const recent = within(await page.findByRole('group', { name: 'Recent places' }));
    await user.click(recent.getByRole('option', { name: 'A document' }));
    await waitFor(() => expect(address()).toBe('/'));
  });
});

describe('The list of shortcuts', () => {
  it('opens by ? and has those of the screen and of every screen [keys-002]', async () => {
    const { page, user } = await shown();
    await user.keyboard('?');
    const list = within(await page.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(list.getByRole('region', { name: 'Reading' }).textContent).toContain('Next clause');
    expect(list.getByRole('region', { name: 'On every screen' }).textContent).toContain('Ctrl K');
  });

  it('and the palette do not open by single keys where these are switched off, but Ctrl+K still works [keys-003]', async () => {
    localStorage.setItem('norma.single-keys', 'off');
    const screens = await shown();
    const { page, user } = screens;
    await user.keyboard('?/');
    expect(page.queryByRole('dialog')).toBeNull();
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    await palette(screens);
  });
});

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

it.each([
  [{ key: '/' }, 'palette'],
  [{ key: '/', shiftKey: true }, 'palette'],
  [{ key: '?', shiftKey: true }, 'shortcuts'],
  [{ key: 'K', ctrlKey: true }, 'palette'],
  [{ key: 'k', metaKey: true }, 'palette'],
  [{ key: 'k', ctrlKey: true, shiftKey: true }, undefined],
  [{ key: 'k' }, undefined],
  [{ key: '/', ctrlKey: true }, undefined],
  [{ key: '?', altKey: true }, undefined],
])('%j opens %s', (pressed, layer) => {
  expect(layerOfKey({ ...none, ...pressed })?.layer).toBe(layer);
});

describe('recent places', () => {
  it('have the latest first, each once, and are few', () => {
    const many = Array.from({ length: 30 }, (_, at) => ({ address: `/${at}`, title: `Page ${at}` }));
    const all = many.reduce(
      (places, place) => listed(places, place),
      listed([], { address: '/0', title: 'Page 0' }),
    );
    expect(all).toHaveLength(12);
    expect(all[0]?.address).toBe('/29');
    expect(
      listed(all, { address: '/20', title: 'Page 20' })
        .map(({ address }) => address)
        .slice(0, 2),
    ).toEqual(['/20', '/29']);
  });

  it.each([null, '{', '[]', 'null', '{"who":"b","places":[{"address":"/","title":"A"}]}', '{"who":"a"}'])(
    'are none in %j for someone else’s or broken storage',
    (stored) => {
      expect(placesIn(stored, 'a')).toEqual([]);
    },
  );

  it('lead to nowhere else', () => {
    const places = ['//evil.example', 'javascript:alert(1)', '/\\evil.example', '/here'];
    const stored = JSON.stringify({ who: 'a', places: places.map((address) => ({ address, title: 'A' })) });
    expect(placesIn(stored, 'a')).toEqual([{ address: '/here', title: 'A' }]);
  });
});
