import { Outlet } from 'react-router';
import { FollowLikes } from '../features/profile/index.ts';
import { Downloads } from '../features/downloads/index.ts';
import { usePageViews } from './usePageViews.ts';

/** What goes with every screen, whether the shell stands around it or not: its visits count. */
export function WithinLibrary() {
  usePageViews();
  return (
    <>
      <Outlet />
      <Downloads />
      <FollowLikes whenFailed={null} />
    </>
  );
}
