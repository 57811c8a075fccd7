import { useState } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import type { Story } from '../story.ts';
import { useTranslate } from '../useTranslate.ts';

function Share() {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('Open a sheet', 'فتح لوحة')}</Button>
      <Drawer
        isOpen={isOpen}
        title={t('Share NSB E 214-24', 'مشاركة NSB E 214-24')}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{t('Cancel', 'إلغاء')}</Button>
            <Button kind="primary" onClick={close}>
              {t('Share with 2', 'مشاركة مع شخصين')}
            </Button>
          </>
        }
      >
        <TextField label={t('Message', 'رسالة')} />
      </Drawer>
    </>
  );
}

export const story: Story = {
  title: 'Drawer',
  note: 'A task beside the page: 544 px from the end of the line, the whole screen below 576 px. Escape closes it and the focus returns.',
  states: [{ name: 'To be opened', element: <Share /> }],
};
