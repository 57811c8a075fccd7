import { IconDownload, IconTrash } from '@tabler/icons-react';
import { Button } from '../../ui/buttons/Button.tsx';
import type { Story } from '../story.ts';
import { Row } from '../Row.tsx';
import { useTranslate } from '../useTranslate.ts';

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

export const story: Story = {
  title: 'Button',
  note: 'A verb with its object or number. One primary on a screen at most.',
  states: [
    { name: 'Primary, plain, danger, bare', element: <Kinds /> },
    { name: 'With an icon', element: <WithIcon /> },
    { name: 'Disabled', element: <Disabled /> },
  ],
};
