import { IconStar, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import type { Story } from '../story.ts';
import { useTranslate } from '../useTranslate.ts';

const cross = <IconX size={18} stroke={1.6} aria-hidden />;

function Plain({ isDisabled = false }: { isDisabled?: boolean }) {
  const t = useTranslate();
  return (
    <IconButton label={t('Close', 'إغلاق')} disabled={isDisabled}>
      {cross}
    </IconButton>
  );
}

function Pressed() {
  const t = useTranslate();
  const [isOn, setOn] = useState(true);
  return (
    <IconButton label={t('Favourite', 'مفضلة')} isOn={isOn} onClick={() => setOn(!isOn)}>
      <IconStar size={18} stroke={1.6} fill={isOn ? 'currentColor' : 'none'} aria-hidden />
    </IconButton>
  );
}

export const story: Story = {
  title: 'Icon button',
  note: 'For universal acts alone. Its word shows under the pointer and on focus.',
  states: [
    { name: 'Plain', element: <Plain /> },
    { name: 'Stays pressed', element: <Pressed /> },
    { name: 'Disabled', element: <Plain isDisabled /> },
  ],
};
