import { IconDownload, IconTrash, IconStar, IconX } from '@tabler/icons-react';
import { Button } from '../../ui/buttons/Button.tsx';
import { useState } from 'react';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { Toast } from '../../ui/feedback/Toasts.tsx';
import { showToast } from '../../ui/feedback/toasts.ts';
import { Row, type Story, useTranslate } from '../story.tsx';
import styles from './Toasts.module.css';

function Kinds() {
  const t = useTranslate();
  return (
    <Row>
      <Button kind="primary">{t('Compare', 'قارن')}</Button>
      <Button>{t('Download', 'تنزيل')}</Button>
      <Button kind="danger">{t('Delete group', 'حذف المجموعة')}</Button>
      <Button kind="bare">{t('Cancel', 'إلغاء')}</Button>
    </Row>
  );
}

function WithIcon() {
  const t = useTranslate();
  return (
    <Row>
      <Button icon={<IconDownload size={16} stroke={1.6} aria-hidden />}>{t('Download', 'تنزيل')}</Button>
      <Button kind="danger" icon={<IconTrash size={16} stroke={1.6} aria-hidden />}>
        {t('Delete group', 'حذف المجموعة')}
      </Button>
    </Row>
  );
}

function Disabled() {
  const t = useTranslate();
  return <Button disabled>{t('Confirm', 'تأكيد')}</Button>;
}

export const buttonStory: Story = {
  title: 'Button',
  note: 'A verb with its object or number. One primary on a screen at most.',
  states: [
    { name: 'Primary, plain, danger, bare', element: <Kinds /> },
    { name: 'With an icon', element: <WithIcon /> },
    { name: 'Disabled', element: <Disabled /> },
  ],
};

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

export const iconButtonStory: Story = {
  title: 'Icon button',
  note: 'For universal acts alone. Its word shows under the pointer and on focus.',
  states: [
    { name: 'Plain', element: <Plain /> },
    { name: 'Stays pressed', element: <Pressed /> },
    { name: 'Disabled', element: <Plain isDisabled /> },
  ],
};

function usePressed() {
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
  const { success, info, error } = usePressed();
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
  const { success, info, error } = usePressed();
  return (
    <Row>
      <Button onClick={() => showToast(info)}>{t('Tell of news', 'أخبر بجديد')}</Button>
      <Button onClick={() => showToast(success)}>{t('Tell of success', 'أخبر بالنجاح')}</Button>
      <Button onClick={() => showToast(error)}>{t('Tell of an error', 'أخبر بخطأ')}</Button>
    </Row>
  );
}

export const toastsStory: Story = {
  title: 'Toasts',
  note: 'notify() tells something in passing. The line runs out in 7 s and stops under the pointer or the focus.',
  states: [
    { name: 'Success, information, error', element: <Still /> },
    { name: 'As they come', element: <Live /> },
  ],
};
