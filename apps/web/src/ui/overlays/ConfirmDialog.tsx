import { Modal as MantineModal } from '@mantine/core';
import type { ReactNode } from 'react';
import { Modal } from './Modal.tsx';
import styles from './ConfirmDialog.module.css';

type Props = {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons named by their verbs, the safe one first: it has the focus. */
  actions: ReactNode;
};

/** A question, or a message that cannot be overlooked, in the middle of the screen. */
export function ConfirmDialog({ isOpen, title, onClose, children, actions }: Props) {
  return (
    <Modal isOpen={isOpen} onClose={onClose} styles={styles}>
      <MantineModal.Title className={styles.title}>{title}</MantineModal.Title>
      <MantineModal.Body className={styles.text}>{children}</MantineModal.Body>
      <div className={styles.actions} ref={markFirst}>
        {actions}
      </div>
    </Modal>
  );
}

/** The focus trap goes to what is marked so, else to the first link of the text. */
const markFirst = (actions: HTMLElement | null): void =>
  actions?.querySelector('button, a')?.setAttribute('data-autofocus', '');
