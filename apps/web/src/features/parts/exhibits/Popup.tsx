import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Popup } from '../../../ui/Popup.tsx';
import type { Exhibit } from '../exhibit.ts';
import { useSay } from '../useSay.ts';

function BelowAButton() {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('Why not?', 'لماذا؟')}</Button>
      {isOpen && (
        <Popup label={say('Why not?', 'لماذا؟')} onClose={close}>
          <p>{say('The service rests until six.', 'الخدمة متوقفة حتى السادسة.')}</p>
          <Button onClick={close}>{say('Close', 'إغلاق')}</Button>
        </Popup>
      )}
    </>
  );
}

export const exhibit: Exhibit = {
  title: 'Popup',
  note: 'Stands below the place where it is written. The focus goes in, Escape and a press elsewhere close it, the focus returns.',
  states: [{ name: 'Below a button', element: <BelowAButton /> }],
};
