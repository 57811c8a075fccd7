import { Outlet } from 'react-router';
import { IsThereContext } from './addresses.ts';
import type { Known } from './entries.ts';
import { ProgressLine } from './ProgressLine.tsx';
import { usePageViews } from './usePageViews.ts';

/** What goes with every screen, whether the shell stands around it or not. */
export function WithinLibrary({ isThere }: Pick<Known, 'isThere'>) {
  usePageViews();
  return (
    <IsThereContext value={isThere}>
      <ProgressLine />
      <Outlet />
    </IsThereContext>
  );
}
