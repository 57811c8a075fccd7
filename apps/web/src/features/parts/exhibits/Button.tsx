import { IconDownload, IconTrash } from '@tabler/icons-react';
import { Button } from '../../../ui/Button.tsx';
import type { Exhibit } from '../exhibit.ts';
import { Row } from '../Row.tsx';
import { useSay } from '../useSay.ts';

function Kinds() {
  const say = useSay();
  return (
    <Row>
      <Button kind="primary">{say('Compare', 'قارن')}</Button>
      <Button>{say('Download', 'تنزيل')}</Button>
      <Button kind="danger">{say('Delete group', 'حذف المجموعة')}</Button>
      <Button kind="bare">{say('Cancel', 'إلغاء')}</Button>
    </Row>
  );
}

function WithIcon() {
  const say = useSay();
  return (
    <Row>
      <Button icon={<IconDownload size={16} stroke={1.6} aria-hidden />}>{say('Download', 'تنزيل')}</Button>
      <Button kind="danger" icon={<IconTrash size={16} stroke={1.6} aria-hidden />}>
        {say('Delete group', 'حذف المجموعة')}
      </Button>
    </Row>
  );
}

function Disabled() {
  const say = useSay();
  return <Button disabled>{say('Confirm', 'تأكيد')}</Button>;
}

export const exhibit: Exhibit = {
  title: 'Button',
  note: 'A verb with its object or number. One primary on a screen at most.',
  states: [
    { name: 'Primary, plain, danger, bare', element: <Kinds /> },
    { name: 'With an icon', element: <WithIcon /> },
    { name: 'Disabled', element: <Disabled /> },
  ],
};
