// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SignOutWay } from '../features/session/SignOutWay.tsx';
import { rendered } from '../testing/rendered.tsx';
import { Shell } from './Shell.tsx';

/** A page of the library with its frame, on a window so many pixels wide. */
async function shown(width: number, features: readonly string[] = []) {
  (
    window as Window & { happyDOM?: { setViewport: (to: { width: number; height: number }) => void } }
  ).happyDOM?.setViewport({ width, height: 800 });
  const page = (
    <SignOutWay>
      <Shell />
    </SignOutWay>
  );
  const screen = await rendered({
    routes: [{ element: page, children: [{ path: '/', element: <h1>Home</h1> }] }],
    features,
    answers: { 'subscriptions.own': [], 'tracking.unreadNotifications': { unread: 0 } },
  });
  await screen.page.findByRole('heading', { level: 1 });
  const opener = () => screen.page.getByRole('button', { name: 'Open menu' });
  return { ...screen, opener };
}

const wide = 1280;
const phone = 390;
const contents = { name: 'Contents' };

describe('The contents beside a page', () => {
  it.each(['{Escape}', 'button'])('close by %s, and give the focus back [shell-012]', async (way) => {
    const { page, user, opener } = await shown(wide);
    await user.click(opener());
    const nav = within(await page.findByRole('navigation', contents));
    const close = nav.getByRole('button', { name: 'Close menu' });
    if (way === 'button') await user.click(close);
    else {
      close.focus();
      await user.keyboard(way);
    }
    await waitFor(() => expect(page.queryByRole('navigation', contents)).toBeNull());
    expect(document.activeElement).toBe(opener());
  });
});

describe('The contents over a page', () => {
  it.each(['{Escape}', 'button'])('close by %s [shell-012]', async (way) => {
    const { page, user, opener } = await shown(phone);
    await user.click(opener());
    const drawer = within(await page.findByRole('dialog', contents));
    if (way === 'button') await user.click(drawer.getByRole('button', { name: 'Close menu' }));
    else await user.keyboard(way);
    await waitFor(() => expect(page.queryByRole('dialog', contents)).toBeNull());
  });

  it('keep it from scrolling while they are open [shell-027]', async () => {
    const { page, user, opener } = await shown(phone);
    const { style } = document.documentElement;
    expect(style.overflow).toBe('');
    await user.click(opener());
    await page.findByRole('dialog', contents);
    expect(style.overflow).toBe('hidden');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(style.overflow).toBe(''));
  });
});

describe('The choice of a language', () => {
  it.each([
    [['language-selection'], 1],
    [[], 0],
  ])('is in the head of a page where %j is on [shell-028]', async (features, count) => {
    const { page } = await shown(wide, features);
    const head = within(page.getByRole('banner'));
    expect(head.queryAllByRole('button', { name: /English/ })).toHaveLength(count);
  });

  it.each([
    [['language-selection'], 1],
    [[], 0],
  ])('is in the contents of a phone where %j is on [shell-028]', async (features, count) => {
    const { page, user, opener } = await shown(phone, features);
    await user.click(opener());
    const drawer = within(await page.findByRole('dialog', contents));
    expect(drawer.queryAllByRole('button', { name: 'English' })).toHaveLength(count);
    expect(drawer.queryAllByRole('heading', { name: 'Language' })).toHaveLength(count);
  });
});
