// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import { useTyped } from './useTyped.ts';

afterEach(cleanup);

const anchor = '/content-search?content=anchor';
const creep = '/content-search?content=creep';

/** The box on a page of results; `open` lets the next page come that was held back. */
function visitAnchor() {
  let open = (): void => {};
  let typed: ReturnType<typeof useTyped> | undefined;
  const box = () => {
    if (!typed) throw new Error('Nothing is rendered.');
    return typed;
  };
  const show = (shown: ReturnType<typeof useTyped>): void => {
    typed = shown;
  };
  function Box() {
    const shown = useTyped();
    useLayoutEffect(() => show(shown));
    return <output>{shown.text}</output>;
  }
  const router = createMemoryRouter(
    [
      {
        path: '/content-search',
        element: <Box />,
        loader: ({ request }) =>
          request.url.includes('creep') ? new Promise<null>((resolve) => (open = () => resolve(null))) : null,
      },
    ],
    { initialEntries: [anchor] },
  );
  render(<RouterProvider router={router} />);
  return { box, router, open: () => open() };
}

const isShown = (text: string) => screen.findByText(text, { selector: 'output' });

describe('What is typed', () => {
  test('while a search is on its way stays when its results are shown, and goes back with none of it', async () => {
    const { box, router, open } = visitAnchor();
    await isShown('anchor');
    act(() => box().write({ text: 'creep' }));
    await isShown('creep');
    act(() => {
      box().send(creep);
      void router.navigate(creep);
    });
    await isShown('creep');
    const visit = box().visit;
    act(() => box().write({ text: 'creep of bonded' }));
    await isShown('creep of bonded');

    await act(async () => open());
    expect(router.state.location.search).toBe('?content=creep');
    await isShown('creep of bonded');
    expect(box().visit).toBe(visit);

    await act(() => router.navigate(-1));
    await isShown('anchor');
    expect(box().visit).not.toBe(visit);
    await act(async () => {
      void router.navigate(1);
    });
    await act(async () => open());
    await isShown('creep of bonded');
  });

  test('before another page than the one that was sent stays where it was typed', async () => {
    const { box, router } = visitAnchor();
    await isShown('anchor');
    act(() => box().send(creep));
    act(() => box().write({ text: 'bolt' }));
    await act(() => router.navigate('/content-search?content=grout'));
    await isShown('grout');
  });

  test('for a search is forgotten by going back before its results are shown', async () => {
    const { box, router } = visitAnchor();
    await isShown('anchor');
    act(() => {
      box().send(creep);
      void router.navigate(creep);
    });
    await isShown('creep');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    await isShown('anchor');
  });
});
