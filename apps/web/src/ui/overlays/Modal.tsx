import { Modal as MantineModal, useDirection } from '@mantine/core';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import type { ReactNode } from 'react';
import { useFocusReturn } from './useFocusReturn.ts';
import { useScrollLock } from './useScrollLock.ts';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  /** Classes for `scrim`, `inner` (what places the layer) and `layer`. */
  styles: Readonly<Record<string, string>>;
  children: ReactNode;
};

/** Shared by ConfirmDialog and Drawer: overlay, focus trap and focus return, Escape, transition. */
export function Modal({ isOpen, onClose, styles, children }: Props) {
  const { dir } = useDirection();
  useFocusReturn(isOpen);
  useScrollLock(isOpen);
  const away = dir === 'rtl' ? '-8px' : '8px';
  return (
    <MantineModal.Root
      opened={isOpen}
      onClose={onClose}
      returnFocus={false} // Mantine forgets the opener of a layer that is mounted open; our hook does not.
      lockScroll={false} // Its lock writes a style sheet without the page's nonce.
      transitionProps={{
        duration: 220,
        transition: {
          in: { opacity: 1, transform: 'none' },
          out: { opacity: 0, transform: `translateX(${away})` },
          transitionProperty: 'opacity, transform',
        },
      }}
      // Not `className` on the content: Mantine would put it on what places the content, too.
      classNames={{ overlay: styles.scrim ?? '', inner: styles.inner ?? '', content: styles.layer ?? '' }}
    >
      <MantineModal.Overlay />
      <MantineModal.Content>{children}</MantineModal.Content>
    </MantineModal.Root>
  );
}
