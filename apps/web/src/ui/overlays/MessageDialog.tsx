import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** How a message ended: it was read, put aside, or what it asks about is wanted. */
export type MessageEnd = 'OK' | 'CLOSE' | 'CONFIRM';

type Props = {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  onEnd: (end: MessageEnd) => void;
  /** Makes the message a question: what is done, and what is done instead; absent, there is only something to read. */
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
