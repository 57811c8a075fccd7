import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** How a message was closed: read, dismissed, or confirmed. */
export type MessageEnd = 'OK' | 'CLOSE' | 'CONFIRM';

type Props = {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  onEnd: (end: MessageEnd) => void;
  /** Turns the message into a question with a confirming and a safe answer. */
  question?: { confirm: string; keep: string; isDangerous?: boolean };
};

/** A message in the middle of the screen, or a question with one safe answer. */
export function MessageDialog({ isOpen, title, children, onEnd, question }: Props) {
  const { t } = useTranslation();
  const end = (result: MessageEnd) => () => onEnd(result);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={title}
      onClose={end('CLOSE')}
      actions={
        question ? (
          <>
            <Button onClick={end('CLOSE')}>{question.keep}</Button>
            <Button kind={question.isDangerous ? 'danger' : 'primary'} onClick={end('CONFIRM')}>
              {question.confirm}
            </Button>
          </>
        ) : (
          <Button kind="primary" onClick={end('OK')}>
            {t('ui.ok')}
          </Button>
        )
      }
    >
      {children}
    </ConfirmDialog>
  );
}
