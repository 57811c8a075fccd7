import type { ReactNode } from 'react';
import { MessageDialog } from '../../../ui/overlays/MessageDialog.tsx';
import { Ground } from '../Ground.tsx';
import { useLeave } from '../signingOut.ts';

/** A message in place of the library that ends with signing out, however it is closed. */
export function Farewell({ title, children }: { title: string; children: ReactNode }) {
  const leave = useLeave();
  return (
    <Ground>
      <MessageDialog isOpen title={title} onEnd={() => void leave()}>
        {children}
      </MessageDialog>
    </Ground>
  );
}
