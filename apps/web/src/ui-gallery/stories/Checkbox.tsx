import { useState } from 'react';
import type { CheckState } from '../../ui/forms/CheckMark.tsx';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import type { Story } from '../story.ts';
import { useTranslate } from '../useTranslate.ts';

type Props = { words: [english: string, arabic: string]; first: CheckState; isDisabled?: boolean };

function Tried({ words, first, isDisabled = false }: Props) {
  const t = useTranslate();
  const [state, setState] = useState(first);
  return (
    <Checkbox
      label={t(...words)}
      state={state}
      isDisabled={isDisabled}
      onChange={(isOn) => setState(isOn ? 'on' : 'off')}
    />
  );
}

export const story: Story = {
  title: 'Checkbox',
  note: 'A mixed one turns on when it is operated.',
  states: [
    { name: 'Ticked', element: <Tried words={['Ticked', 'محدد']} first="on" /> },
    { name: 'Partly', element: <Tried words={['Partly', 'جزئيًا']} first="mixed" /> },
    { name: 'Empty', element: <Tried words={['Empty', 'فارغ']} first="off" /> },
    {
      name: 'Disabled',
      element: <Tried words={['Not open to you', 'غير متاح لك']} first="off" isDisabled />,
    },
  ],
};
