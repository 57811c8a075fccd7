import { useState } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { Popover } from '../../ui/overlays/Popover.tsx';
import type { Story } from '../story.ts';
import { useTranslate } from '../useTranslate.ts';

function BelowAButton() {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('Why not?', 'لماذا؟')}</Button>
      {isOpen && (
        <Popover label={t('Why not?', 'لماذا؟')} onClose={close}>
          <p>{t('The service rests until six.', 'الخدمة متوقفة حتى السادسة.')}</p>
          <Button onClick={close}>{t('Close', 'إغلاق')}</Button>
        </Popover>
      )}
    </>
  );
}

export const story: Story = {
  title: 'Popover',
  note: 'Stands below the place where it is written. The focus goes in, Escape and a press elsewhere close it, the focus returns.',
  states: [{ name: 'Below a button', element: <BelowAButton /> }],
};
