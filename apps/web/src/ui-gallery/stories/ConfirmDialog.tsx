import { useState } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { MessageDialog, type MessageEnd } from '../../ui/overlays/MessageDialog.tsx';
import type { Story } from '../story.ts';
import { Row } from '../Row.tsx';
import { useTranslate } from '../useTranslate.ts';

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

export const story: Story = {
  title: 'ConfirmDialog',
  note: 'In the middle, 480 px; the whole screen below 576 px. Verb buttons, the safe one first and focused. It ends with OK, CLOSE or CONFIRM.',
  states: [
    { name: 'A question', element: <Question /> },
    { name: 'A message', element: <Message /> },
  ],
};
