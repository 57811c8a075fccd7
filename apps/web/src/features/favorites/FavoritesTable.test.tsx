// @vitest-environment happy-dom
import type { Favorite, FavoriteFolder } from '@norma/contracts';
import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Refusal, rendered, type RecordedCall } from '../../testing/rendered.tsx';
import { favoritesRoute } from './index.ts';

const favorite = (id: number, folders: number[] = []): Favorite => ({
  id,
  folders,
  addedDate: '2026-01-02T03:04:05.000Z',
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
    lastUpdatePrecision: null,
    publishDate: null,
    publishedPrecision: null,
    publishedOnlineDate: null,
    newerEdition: null,
  },
});
const folders: FavoriteFolder[] = [
  { id: 5, name: 'Anchors', count: 1 },
  { id: 6, name: 'Bridges', count: 0 },
];

const shown = (change: object = {}) =>
  rendered({
    routes: [favoritesRoute],
    at: '/favorites',
    answers: {
      'favorites.favorites': { count: 2, result: [favorite(1, [5]), favorite(2)] },
      'favorites.folders': folders,
      'favorites.fileFavorites': ({ path }: RecordedCall) => ({ id: Number(path.split('/')[3]) }),
      'favorites.addFolder': { id: 7, name: 'Roofs', count: 0 },
      'favorites.removeListedFavorite': ({ body }: RecordedCall) => ({ id: (body as { id: number }).id }),
      ...change,
    },
  });

describe('The favorites', () => {
  it('are put into several folders and a new one at once [rows-003]', async () => {
    const { page, user, calls, notice } = await shown();
    await page.findByText('Title 1');
    await user.click(page.getByRole('checkbox', { name: 'Select all rows on this page' }));
    const bar = within(page.getByRole('region', { name: 'Selected favorites' }));
    expect(bar.getByText('2 selected')).toBeTruthy();
    await user.click(bar.getByRole('button', { name: 'Put into folders' }));
    const sheet = within(await page.findByRole('dialog', { name: 'Folders of 2 favorites' }));
    const anchors = await sheet.findByRole('checkbox', { name: 'Anchors' });
    expect(anchors).toHaveProperty('indeterminate', true);
    await user.click(anchors);
    await user.type(sheet.getByRole('textbox', { name: /New folder/ }), 'Roofs');
    await user.click(sheet.getByRole('button', { name: 'Save' }));
    await notice('Folders saved');
    expect(calls('favorites.fileFavorites').map(({ path, body }) => [path, body])).toEqual([
      ['/api/favorite-folders/5/favorites', { add: [1, 2] }],
      ['/api/favorite-folders/7/favorites', { add: [1, 2] }],
    ]);
  });

  it('are narrowed to a folder or to words, and sorted [rows-003]', async () => {
    const { page, user, calls, address } = await shown();
    await page.findByText('Title 1');
    await user.selectOptions(page.getByRole('combobox', { name: 'Folder' }), '5');
    await waitFor(() => expect(address()).toBe('/favorites?folder=5'));
    await user.type(page.getByRole('searchbox', { name: 'Find in favorites' }), 'e');
    await user.click(page.getByRole('button', { name: /^Added/ }));
    await waitFor(() =>
      expect(Object.fromEntries(calls('favorites.favorites').at(-1)?.query ?? [])).toEqual({
        page: '0',
        size: '10',
        by: 'added',
        sort: 'desc',
        folder: '5',
        text: 'e',
      }),
    );
  });

  it('are removed several at once, after a question, and come back with their folders [rows-003]', async () => {
    const { page, user, calls, notice } = await shown({
      'favorites.addFavorite': ({ body }: RecordedCall) => ({ id: 11, ...(body as object) }),
    });
    await page.findByText('Title 1');
    await user.click(page.getByRole('checkbox', { name: 'Select all rows on this page' }));
    const bar = within(page.getByRole('region', { name: 'Selected favorites' }));
    await user.click(bar.getByRole('button', { name: 'Remove from favorites' }));
    const question = within(await page.findByRole('dialog', { name: 'Remove these favorites?' }));
    expect(question.getByText(/^2 documents will be removed/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Remove' }));
    await notice('2 documents were removed from your favorites');
    expect(calls('favorites.removeListedFavorite').map(({ body }) => body)).toEqual([{ id: 1 }, { id: 2 }]);
    await user.click(page.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(calls('favorites.addFavorite')).toHaveLength(2));
    expect(calls('favorites.fileFavorites').map(({ path, body }) => [path, body])).toEqual([
      ['/api/favorite-folders/5/favorites', { add: [11] }],
    ]);
  });

  it('say at the field that a folder has the name already', async () => {
    const { page, user } = await shown({
      'favorites.addFolder': new Refusal(409, 'favorite-folder-name-taken'),
    });
    await page.findByText('Title 1');
    await user.click(page.getByRole('button', { name: 'Actions for NSB E 1' }));
    await user.click(await page.findByRole('menuitem', { name: 'Put into folders' }));
    const sheet = within(await page.findByRole('dialog', { name: 'Folders of this favorite' }));
    await user.type(sheet.getByRole('textbox', { name: /New folder/ }), 'Anchors');
    await user.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sheet.getByRole('textbox', { name: /New folder/ }).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(sheet.getAllByText(/^You already have a folder with this name/)).not.toEqual([]);
  });
});
