import { useState } from 'react';
import { lazyWithMessages } from '../i18n/lazyWithMessages.tsx';
import type { Contents as Shown } from './useContents.ts';
import styles from './Contents.module.css';

// Most visits never open them, and the drawer brings its own layer along.
const ContentsColumn = lazyWithMessages(
  [],
  async () => (await import('./ContentsColumn.tsx')).ContentsColumn,
);
const ContentsDrawer = lazyWithMessages(
  [],
  async () => (await import('./ContentsDrawer.tsx')).ContentsDrawer,
);

type Props = Pick<Shown, 'shown' | 'close'>;

/** The contents of the library: a column next to the page on wide windows, a drawer over it elsewhere. */
export function Contents({ shown, close }: Props) {
  const isDrawer = shown === 'drawer';
  const [hasDrawer, setHasDrawer] = useState(false);
  if (isDrawer && !hasDrawer) setHasDrawer(true);
  const leave = (): void => {
    setHasDrawer(false);
    close();
  };
  return (
    <>
      {shown === 'column' && (
        <ContentsColumn onClose={close} onMissing={close} whileLoading={<div className={styles.column} />} />
      )}
      {hasDrawer && <ContentsDrawer isOpen={isDrawer} onClose={close} onMissing={leave} />}
    </>
  );
}
