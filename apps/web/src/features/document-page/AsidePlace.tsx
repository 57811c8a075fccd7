import { IconX } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import { useFocusReturn } from '../../ui/overlays/useFocusReturn.ts';
import { asidesOf, type Aside } from './asides.ts';
import { type PartProps, useLibrary, useRoomBelow } from '../documents/forDocumentPage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useIsWide } from '../../ui/layout/useBreakpoint.ts';
import styles from './AsidePlace.module.css';

/** What the address names to be next to the text: a column where there is room for one, else a sheet. */
export function AsidePlace({ document, address }: PartProps) {
  const t = useMessages('documents');
  const library = useLibrary();
  const hasRoom = useIsWide('xl');
  const aside = asidesOf(document, library).find(({ key }) => key === address.aside);
  if (!aside) return null;
  const close = (): void => void address.write('aside', null, 'in-place');
  const content = (
    <aside.Content
      key={aside.key}
      document={document}
      address={address}
      whileLoading={<SkeletonRows rows={4} />}
    />
  );
  if (hasRoom) {
    return (
      <Column aside={aside} onClose={close}>
        {content}
      </Column>
    );
  }
  return (
    <Drawer isOpen title={t(aside.word)} onClose={close}>
      {content}
    </Drawer>
  );
}

type ColumnProps = { aside: Aside; onClose: () => void; children: ReactNode };

/** Next to the text and as tall as the window, so that it stays while the text scrolls. */
function Column({ aside: { word, icon: Sign }, onClose, children }: ColumnProps) {
  const t = useMessages('documents');
  const room = useRoomBelow<HTMLElement>();
  const title = useRef<HTMLHeadingElement>(null);
  useFocusReturn(true);
  useEffect(() => {
    // The reader has pressed for it; where the address opened it, the focus stays at the document's heading.
    if (globalThis.document.activeElement instanceof HTMLButtonElement) title.current?.focus();
  }, []);
  return (
    <aside className={styles.aside} ref={room} aria-label={t(word)}>
      <header className={styles.head}>
        <h2 className={styles.title} ref={title} tabIndex={-1}>
          <Sign size={16} stroke={1.6} aria-hidden />
          {t(word)}
        </h2>
        <IconButton label={t('close')} onClick={onClose}>
          <IconX size={16} stroke={1.6} aria-hidden />
        </IconButton>
      </header>
      {children}
    </aside>
  );
}
