import { Button } from '../../ui/buttons/Button.tsx';
import { showToast, Toast } from '../../ui/feedback/Toasts.tsx';
import type { Story } from '../story.ts';
import { Row } from '../Row.tsx';
import { useTranslate } from '../useTranslate.ts';
import styles from './Toasts.module.css';

function useSaid() {
  const t = useTranslate();
  return {
    success: {
      kind: 'success',
      message: t('Anchorage was updated.', 'حُدّثت مجموعة التثبيت.'),
      action: { label: t('Open group', 'فتح المجموعة'), onAct: () => undefined },
    },
    info: {
      kind: 'info',
      message: t(
        'NSB E 214-24 is tracked. You hear about changes once a week.',
        'الوثيقة NSB E 214-24 قيد المتابعة. تصلك التغييرات مرة في الأسبوع.',
      ),
    },
    error: {
      kind: 'error',
      message: t('The server did not answer. Your text is kept.', 'لم يجب الخادم. نصك محفوظ.'),
      action: { label: t('Try again', 'حاول مرة أخرى'), onAct: () => undefined },
    },
  } as const;
}

function Still() {
  const { success, info, error } = useSaid();
  return (
    <div className={styles.still}>
      {[success, info, error].map((notice) => (
        <Toast key={notice.kind} notice={notice} onClose={() => undefined} />
      ))}
    </div>
  );
}

function Live() {
  const t = useTranslate();
  const { success, info, error } = useSaid();
  return (
    <Row>
      <Button onClick={() => showToast(info)}>{t('Tell of news', 'أخبر بجديد')}</Button>
      <Button onClick={() => showToast(success)}>{t('Tell of success', 'أخبر بالنجاح')}</Button>
      <Button onClick={() => showToast(error)}>{t('Tell of an error', 'أخبر بخطأ')}</Button>
    </Row>
  );
}

export const story: Story = {
  title: 'Toasts',
  note: 'notify() tells something in passing. The line runs out in 7 s and stops under the pointer or the focus.',
  states: [
    { name: 'Success, information, error', element: <Still /> },
    { name: 'As they come', element: <Live /> },
  ],
};
