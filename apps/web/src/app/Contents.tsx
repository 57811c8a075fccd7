import { lazy, Suspense, useState } from 'react';
import type { Contents as Shown } from './useContents.ts';
import parts from './Contents.module.css';

// Most visits never open them, and the drawer brings its own layer along.
const ContentsColumn = lazy(async () => ({
  default: (await import('./ContentsColumn.tsx')).ContentsColumn,
}));
const ContentsDrawer = lazy(async () => ({
  default: (await import('./ContentsDrawer.tsx')).ContentsDrawer,
}));

type Props = Pick<Shown, 'shown' | 'close'>;

/** The contents of the library: a column beside the page on wide windows, a drawer over it elsewhere. */
export function Contents({ shown, close }: Props) {
  const isDrawer = shown === 'drawer';
  const [hasDrawer, setHasDrawer] = useState(false);
  if (isDrawer && !hasDrawer) setHasDrawer(true);
  return (
    <>
      {shown === 'column' && (
        <Suspense fallback={<div className={parts.column} />}>
          <ContentsColumn onClose={close} />
        </Suspense>
      )}
      {hasDrawer && (
        <Suspense>
          <ContentsDrawer isOpen={isDrawer} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
