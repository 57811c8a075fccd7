import { useState } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { MessageDialog, type MessageEnd } from '../../ui/overlays/MessageDialog.tsx';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Menu } from '../../ui/overlays/Menu.tsx';
import { Popover } from '../../ui/overlays/Popover.tsx';
import { Tooltip } from '../../ui/overlays/Tooltip.tsx';
import { Row, type Story, useTranslate } from '../story.tsx';

function Question() {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [end, setEnd] = useState<MessageEnd | null>(null);
  return (
    <Row>
      <Button
        onClick={() => {
          setEnd(null);
          setOpen(true);
        }}
      >
        {t('Ask', 'اسأل')}
      </Button>
      <MessageDialog
        isOpen={isOpen}
        title={t('Deactivate this compass point?', 'إيقاف نقطة البوصلة هذه؟')}
        question={{
          confirm: t('Deactivate', 'إيقاف'),
          keep: t('Keep it', 'إبقاء'),
          isDangerous: true,
        }}
        onEnd={(result) => {
          setEnd(result);
          setOpen(false);
        }}
      >
        {t(
          '“Projection horizon for plant rooms” leaves the page for everyone who can see it. Its text and history are kept, and you can bring it back.',
          'تغيب «أفق الإسقاط لغرف المعدات» عن الصفحة لكل من يراها. يبقى نصها وتاريخها محفوظين ويمكنك إعادتها.',
        )}
      </MessageDialog>
      <output>{end}</output>
    </Row>
  );
}

function Message() {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [end, setEnd] = useState<MessageEnd | null>(null);
  return (
    <Row>
      <Button
        onClick={() => {
          setEnd(null);
          setOpen(true);
        }}
      >
        {t('Tell', 'أخبر')}
      </Button>
      <MessageDialog
        isOpen={isOpen}
        title={t('The document has no PDF', 'لا يوجد PDF لهذه الوثيقة')}
        onEnd={(result) => {
          setEnd(result);
          setOpen(false);
        }}
      >
        {t('Its publisher delivers it as HTML alone.', 'يصدرها ناشرها بصيغة HTML وحدها.')}
      </MessageDialog>
      <output>{end}</output>
    </Row>
  );
}

export const confirmDialogStory: Story = {
  title: 'ConfirmDialog',
  note: 'In the middle, 480 px; the whole screen below 576 px. Verb buttons, the safe one first and focused. It ends with OK, CLOSE or CONFIRM.',
  states: [
    { name: 'A question', element: <Question /> },
    { name: 'A message', element: <Message /> },
  ],
};

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

export const drawerStory: Story = {
  title: 'Drawer',
  note: 'A task beside the page: 544 px from the end of the line, the whole screen below 576 px. Escape closes it and the focus returns.',
  states: [{ name: 'To be opened', element: <Share /> }],
};

function Order() {
  const t = useTranslate();
  const [chosen, choose] = useState('best');
  const orders = [
    { key: 'best', label: t('Best match', 'الأكثر صلة') },
    { key: 'ascending', label: t('Alphabetical (A-Z)', 'أبجديًا (تصاعدي)') },
    { key: 'descending', label: t('Alphabetical (Z-A)', 'أبجديًا (تنازلي)') },
  ];
  return (
    <Menu
      label={orders.find(({ key }) => key === chosen)?.label}
      title={t('Sort by', 'الترتيب حسب')}
      items={orders.map((order) => ({ ...order, isChosen: order.key === chosen }))}
      onChoose={choose}
    />
  );
}

function Places() {
  const t = useTranslate();
  return (
    <Menu
      label={t('Other editions', 'طبعات أخرى')}
      title={t('Choose an edition', 'اختر طبعة')}
      items={[
        { key: '24', label: <bdi dir="ltr">NSB E 214-24</bdi>, href: '/dev/parts#menu', isChosen: true },
        { key: '21', label: <bdi dir="ltr">NSB E 214-21</bdi>, href: '/dev/parts#menu' },
      ]}
    />
  );
}

export const menuStory: Story = {
  title: 'Menu',
  note: 'A list of choices, or of places to go to. It opens within the landmark of its button; the focus returns there.',
  states: [
    { name: 'Of choices', element: <Order /> },
    { name: 'Of places', element: <Places /> },
  ],
};

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

export const popoverStory: Story = {
  title: 'Popover',
  note: 'Stands below the place where it is written. The focus goes in, Escape and a press elsewhere close it, the focus returns.',
  states: [{ name: 'Below a button', element: <BelowAButton /> }],
};

function Tipped({ isLong = false }: { isLong?: boolean }) {
  const t = useTranslate();
  const label = isLong
    ? t(
        'Bonded anchors in cracked concrete under sustained load, in Anchors and fastenings',
        'المراسي الملتصقة في الخرسانة المتشققة تحت حمل مستديم، ضمن المراسي والتثبيتات',
      )
    : t('In Structural engineering', 'ضمن الهندسة الإنشائية');
  return (
    <Tooltip label={label}>
      <Button>{t('Anchors', 'المراسي')}</Button>
    </Tooltip>
  );
}

export const tooltipStory: Story = {
  title: 'Tooltip',
  note: 'A word on something, under the pointer after half a second, and on focus at once.',
  states: [
    { name: 'Short', element: <Tipped /> },
    { name: 'Long', element: <Tipped isLong /> },
  ],
};
