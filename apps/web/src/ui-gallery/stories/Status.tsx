import { Status } from '../../ui/text/Status.tsx';
import type { Story } from '../story.ts';
import { Row } from '../Row.tsx';

const all = (...statuses: string[]) => (
  <Row>
    {statuses.map((status) => (
      <Status key={status} status={status} />
    ))}
  </Row>
);

export const story: Story = {
  title: 'Status',
  note: 'Word, shape, colour, in that order of trust: it survives a black and white print and a colour-blind eye.',
  states: [
    { name: 'Use it', element: all('Active', 'Adopted', 'Current') },
    { name: 'With care', element: all('Previous') },
    {
      name: 'Do not',
      element: all('Historical', 'Withdrawn', 'Withdrawn Replaced', 'Withdrawn No replacement', 'Replaced'),
    },
    { name: 'Not yet', element: all('Work item') },
    { name: 'That nobody knows', element: all('Archived') },
  ],
};
