import { Button } from '../../../ui/Button.tsx';
import { Refused } from '../../../ui/Refused.tsx';
import type { Exhibit } from '../exhibit.ts';
import { useSay } from '../useSay.ts';

function NotSubscribed() {
  const say = useSay();
  return (
    <Refused
      designation="NSB F 77-25"
      actions={
        <>
          <Button>{say('Close', 'إغلاق')}</Button>
          <Button kind="primary">{say('Ask for access', 'طلب الإتاحة')}</Button>
        </>
      }
    >
      {say(
        'Halvorsen Consulting has not subscribed to section F. Your library can add it, or the board can help.',
        'لم تشترك Halvorsen Consulting في القسم F. يمكن لمكتبتك إضافته، أو يمكن للهيئة مساعدتك.',
      )}
    </Refused>
  );
}

export const exhibit: Exhibit = {
  title: 'Refused',
  note: 'Why in words, which document, who can help, and two buttons.',
  states: [{ name: 'Not in the subscription', element: <NotSubscribed /> }],
};
