import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import type { Story } from '../story.ts';
import { Width } from '../Width.tsx';

export const story: Story = {
  title: 'Skeleton rows',
  note: 'On the grid of the real rows, from 200 ms on; they shimmer only where motion is welcome.',
  states: [
    {
      name: 'Three rows',
      element: (
        <Width px={840}>
          <SkeletonRows rows={3} />
        </Width>
      ),
    },
    {
      name: 'Narrow',
      element: (
        <Width px={320}>
          <SkeletonRows rows={2} />
        </Width>
      ),
    },
  ],
};
