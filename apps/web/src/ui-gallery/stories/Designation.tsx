import { Designation } from '../../ui/text/Designation.tsx';
import type { Story } from '../story.ts';

const others = ['HI 4410-2:2022', 'PIC RP 1173-2021', 'VWA W 120-19 (R2024)', '4410'];

export const story: Story = {
  title: 'Designation',
  note: 'Mono, left to right in every language, a short one never broken, none ever cut. The number is heavier than publisher and year.',
  states: [
    { name: 'In a head', element: <Designation value="NSB E 214-24" size="head" /> },
    { name: 'In a list', element: <Designation value="NSB E 214-24" /> },
    { name: 'In a table', element: <Designation value="NSB E 214-24" size="table" /> },
    {
      name: 'Of other makes',
      element: others.map((value) => (
        <div key={value}>
          <Designation value={value} size="table" />
        </div>
      )),
    },
  ],
};
