import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { Exhibit } from '../exhibit.ts';
import { useSay } from '../useSay.ts';

function Share() {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('Open a sheet', 'فتح لوحة')}</Button>
      <Sheet
        isOpen={isOpen}
        title={say('Share NSB E 214-24', 'مشاركة NSB E 214-24')}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{say('Cancel', 'إلغاء')}</Button>
            <Button kind="primary" onClick={close}>
              {say('Share with 2', 'مشاركة مع شخصين')}
            </Button>
          </>
        }
      >
        <TextField label={say('Message', 'رسالة')} />
      </Sheet>
    </>
  );
}

export const exhibit: Exhibit = {
  title: 'Sheet',
  note: 'A task beside the page: 544 px from the end of the line, the whole screen below 576 px. Escape closes it and the focus returns.',
  states: [{ name: 'To be opened', element: <Share /> }],
};
