import { Modal as MantineModal } from '@mantine/core';
import { EnlargedView, type Enlarged, type EnlargedState } from '@norma/reader';
import { IconMaximize, IconX, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { Modal } from '../../../ui/overlays/Modal.tsx';
import { useNumberFormat } from '../../../ui/text/useNumberFormat.ts';
import { useTokens } from './useTokens.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './EnlargedDialog.module.css';

type Props = { enlarged: Enlarged; onClose: () => void };

const atFirst: EnlargedState = { zoom: 1 };
const getFirst = (): EnlargedState => atFirst;
const neverChanges = () => () => {};
const percents: Intl.NumberFormatOptions = { style: 'percent' };

/** A figure or table on the whole screen: it is made larger, and moved about, by pointer and by keys. */
export function EnlargedDialog({ enlarged, onClose }: Props) {
  const t = useMessages('html-viewer');
  const percent = useNumberFormat(percents);
  const tokens = useTokens();
  const [container, setContainer] = useState<HTMLDivElement | null>(null);
  const [view, setView] = useState<EnlargedView>();
  const closer = useRef<HTMLButtonElement>(null);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });

  useEffect(() => {
    if (!container) return undefined;
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (event.key === 'Escape') latest.current();
      if (event.key !== 'Tab') return;
      event.preventDefault(); // The frame is the last of the dialog: the focus stays within.
      closer.current?.focus();
    };
    const opened = new EnlargedView({ container, enlarged, tokens, onKey });
    setView(opened);
    return () => {
      opened.destroy();
      setView(undefined);
    };
  }, [container, enlarged, tokens]);

  const { zoom } = useSyncExternalStore(view?.subscribe ?? neverChanges, view?.state ?? getFirst);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target instanceof HTMLParagraphElement && event.key.startsWith('Arrow')) return; // They scroll the description.
    if (view?.press(event.nativeEvent)) event.preventDefault();
  };
  return (
    <Modal isOpen onClose={onClose} styles={styles}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of all the dialog */}
      <div className={styles.whole} onKeyDown={onKeyDown}>
        <div className={styles.head}>
          <MantineModal.Title className={styles.title} tabIndex={-1} data-autofocus>
            {enlarged.title || t('enlarged')}
          </MantineModal.Title>
          <IconButton label={t('smaller')} onClick={() => view?.zoomBy(-1)}>
            <IconZoomOut size={18} stroke={1.6} aria-hidden />
          </IconButton>
          <output className={styles.zoom}>{percent(zoom)}</output>
          <IconButton label={t('larger')} onClick={() => view?.zoomBy(1)}>
            <IconZoomIn size={18} stroke={1.6} aria-hidden />
          </IconButton>
          <IconButton label={t('fit')} onClick={() => view?.fit()}>
            <IconMaximize size={18} stroke={1.6} aria-hidden />
          </IconButton>
          <IconButton ref={closer} label={t('close')} onClick={onClose}>
            <IconX size={18} stroke={1.6} aria-hidden />
          </IconButton>
        </div>
        {enlarged.description && enlarged.description !== enlarged.title && (
          <p
            className={styles.description}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
            tabIndex={0}
          >
            {enlarged.description}
          </p>
        )}
        <div className={styles.frame} ref={setContainer} />
      </div>
    </Modal>
  );
}
