import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { Layer } from './Layer.tsx';
import parts from './Decision.module.css';

type Props = {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons named by their verbs, the safe one first: it has the focus. */
  actions: ReactNode;
};

/** A question, or a message that cannot be overlooked, in the middle of the screen. */
export function Decision({ isOpen, title, onClose, children, actions }: Props) {
  return (
    <Layer isOpen={isOpen} onClose={onClose} parts={parts}>
      <Modal.Title className={parts.title}>{title}</Modal.Title>
      <Modal.Body className={parts.text}>{children}</Modal.Body>
      <div className={parts.actions} ref={markFirst}>
        {actions}
      </div>
    </Layer>
  );
}

/** The focus trap goes to what is marked so, else to the first link of the text. */
const markFirst = (actions: HTMLElement | null): void =>
  actions?.querySelector('button, a')?.setAttribute('data-autofocus', '');
