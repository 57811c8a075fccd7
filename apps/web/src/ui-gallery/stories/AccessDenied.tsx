import { Button } from '../../ui/buttons/Button.tsx';
import { AccessDenied } from '../../ui/feedback/AccessDenied.tsx';
import type { Story } from '../story.ts';
import { useTranslate } from '../useTranslate.ts';

function NotSubscribed() {
  const t = useTranslate();
  return (
    <AccessDenied
      designation="NSB F 77-25"
      actions={
        <>
          <Button>{t('Close', 'إغلاق')}</Button>
          <Button kind="primary">{t('Ask for access', 'طلب الإتاحة')}</Button>
        </>
      }
    >
      {t(
        'Halvorsen Consulting has not subscribed to section F. Your library can add it, or the board can help.',
        'لم تشترك Halvorsen Consulting في القسم F. يمكن لمكتبتك إضافته، أو يمكن للهيئة مساعدتك.',
      )}
    </AccessDenied>
  );
}

export const story: Story = {
  title: 'Access denied',
  note: 'Why in words, which document, who can help, and two buttons.',
  states: [{ name: 'Not in the subscription', element: <NotSubscribed /> }],
};
