import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { FollowLikes } from '../features/profile/index.ts';
import { Downloads } from '../features/downloads/index.ts';
import { IsThereContext } from './addresses.ts';
import type { Known } from './entries.ts';
import { usePageViews } from './usePageViews.ts';

/** What goes with every screen, whether the shell stands around it or not: its visits count, and menus know which there are. */
export function WithinLibrary({ isThere }: Pick<Known, 'isThere'>) {
  usePageViews();
  return (
    <IsThereContext value={isThere}>
      <Outlet />
      <Downloads />
      <Suspense>
        <FollowLikes />
      </Suspense>
    </IsThereContext>
  );
}
