import { Modal as MantineModal, useDirection } from '@mantine/core';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { type ReactNode, useEffect } from 'react';
import { useFocusReturn } from './useFocusReturn.ts';

let openLayers = 0;

/** Keeps the page from scrolling below layers, and from jumping when its scrollbar goes. */
function useScrollLock(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    hold();
    return release;
  }, [isOpen]);
}

// Layers may close in any order, or all at once: the last one to go frees the page.
function hold(): void {
  const { style, clientWidth } = document.documentElement;
  openLayers += 1;
  if (openLayers > 1) return;
  style.paddingRight = `${window.innerWidth - clientWidth}px`; // A window's scrollbar is at its right in Arabic, too.
  style.overflow = 'hidden';
}

function release(): void {
  openLayers -= 1;
  if (openLayers > 0) return;
  Object.assign(document.documentElement.style, { overflow: '', paddingRight: '' });
}

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
