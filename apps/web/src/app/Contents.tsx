import { useState } from 'react';
import { OnDemand } from './OnDemand.tsx';
import type { Contents as Shown } from './useContents.ts';
import styles from './Contents.module.css';

// Most visits never open them, and the drawer brings its own layer along.
const loadColumn = async () => (await import('./ContentsColumn.tsx')).ContentsColumn;
const loadDrawer = async () => (await import('./ContentsDrawer.tsx')).ContentsDrawer;

type Props = Pick<Shown, 'shown' | 'close'>;

/** The contents of the library: a column beside the page on wide windows, a drawer over it elsewhere. */
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
        <OnDemand name="contents-column" load={loadColumn} shown={{ onClose: close }} onMissing={close}>
          <div className={styles.column} />
        </OnDemand>
      )}
      {hasDrawer && (
        <OnDemand
          name="contents-drawer"
          load={loadDrawer}
          shown={{ isOpen: isDrawer, onClose: close }}
          onMissing={leave}
        />
      )}
    </>
  );
}
