import type { ReactNode } from 'react';
import { MessageDialog } from '../../../ui/MessageDialog.tsx';
import { FrontPage } from '../FrontPage.tsx';
import { useLeave } from '../SignOutWay.tsx';

/** A message in front of the library that ends with signing out, however it is closed. */
export function Farewell({ title, children }: { title: string; children: ReactNode }) {
  const leave = useLeave();
  return (
    <FrontPage title={title}>
      <MessageDialog isOpen title={title} onEnd={() => void leave()}>
        {children}
      </MessageDialog>
    </FrontPage>
  );
}
