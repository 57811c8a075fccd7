import { Modal as MantineModal, useDirection } from '@mantine/core';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useFocusReturn } from './useFocusReturn.ts';

/** The layers that are open, the last one on top. */
const layers: { readonly close: () => void }[] = [];

/** Keeps the page from scrolling below layers, and from jumping when its scrollbar goes; Escape closes the one on top. */
function useLayer(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const layer = { close: () => close() };
    if (layers.push(layer) === 1) hold();
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      // Layers may close in any order, or all at once: the last one to go frees the page.
      if (layers.length === 0) release();
    };
  }, [isOpen]);
}

function hold(): void {
  const { style, clientWidth } = document.documentElement;
  style.paddingRight = `${window.innerWidth - clientWidth}px`; // A window's scrollbar is at its right in Arabic, too.
  style.overflow = 'hidden';
  window.addEventListener('keydown', closeOnEscape, true);
}

function release(): void {
  Object.assign(document.documentElement.style, { overflow: '', paddingRight: '' });
  window.removeEventListener('keydown', closeOnEscape, true);
}

/** One press closes one layer, never the question that closing it asks; a list that is open within it goes first. */
function closeOnEscape({ key, isComposing, target }: KeyboardEvent): void {
  const isOfList =
    target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true';
  if (key === 'Escape' && !isComposing && !isOfList) layers.at(-1)?.close();
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
  useLayer(isOpen, onClose);
  const away = dir === 'rtl' ? '-8px' : '8px';
  return (
    <MantineModal.Root
      opened={isOpen}
      onClose={onClose}
      closeOnEscape={false} // Each of several open layers would close.
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
