// @vitest-environment happy-dom
import { useState, type ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { rendered } from '../testing/rendered.tsx';
import { lazyRoute, lazyWithMessages } from './lazyWithMessages.tsx';
import { useMessages } from './useMessages.ts';

function Title({ mark }: { mark: string }) {
  const t = useMessages('favorites');
  return <h1>{t('title') + mark}</h1>;
}

/** Answers the first request with an error, all others with the component. */
function failingOnce(
  reason = 'Failed to fetch dynamically imported module',
): () => Promise<ComponentType<{ mark: string }>> {
  let requests = 0;
  return async () => {
    requests += 1;
    if (requests === 1) throw new TypeError(reason);
    return Title;
  };
}

it('a part that cannot be fetched says so in its place, and is shown with its messages on a retry', async () => {
  const Part = lazyWithMessages('favorites', failingOnce('The code is broken'));
  const { page, user } = await rendered({ routes: [{ path: '/', element: <Part mark="!" /> }] });
  const retry = await page.findByRole('button', { name: 'Try again' });
  expect(page.getByRole('alert').textContent).toContain('This part of the page could not be loaded');
  await user.click(retry);
  expect(await page.findByRole('heading', { name: 'My Favorites!' })).toBeTruthy();
});

it('a screen that cannot be fetched says that there is no connection, and comes by itself when the server answers [weak-003]', async () => {
  const server = Promise.withResolvers<Response>();
  const load = failingOnce();
  const lazy = lazyRoute('favorites', async () => {
    const Screen = await load();
    return () => <Screen mark="!" />;
  });
  const { page } = await rendered({ routes: [{ path: '/', lazy }] });
  vi.stubGlobal('fetch', () => server.promise);
  expect(await page.findByRole('heading', { name: 'No connection' })).toBeTruthy();
  server.resolve(new Response());
  expect(await page.findByRole('heading', { name: /^My Favorites/ })).toBeTruthy();
  expect(page.queryByRole('heading', { name: 'No connection' })).toBeNull();
});

it('a dialog that cannot be fetched shows a toast, and is fetched again when it is opened again', async () => {
  const Dialog = lazyWithMessages('favorites', failingOnce());
  function Screen() {
    const [isOpen, setOpen] = useState(false);
    const [close] = useState(() => () => setOpen(false));
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && <Dialog mark="" onMissing={close} />}
      </>
    );
  }
  const { page, user, notice } = await rendered({ routes: [{ path: '/', element: <Screen /> }] });
  await user.click(await page.findByRole('button', { name: 'Open' }));
  await notice('Server not reachable');
  expect(page.queryByRole('heading')).toBeNull();
  await user.click(page.getByRole('button', { name: 'Open' }));
  expect(await page.findByRole('heading', { name: 'My Favorites' })).toBeTruthy();
});
