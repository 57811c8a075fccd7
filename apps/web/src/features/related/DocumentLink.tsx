import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { documentPath } from '../documents/index.ts';
import { useLibrary } from '../documents/forDocumentPage.ts';
import { useMessages } from '../../i18n/useMessages.ts';

type Props = { contentCode: string; className?: string | undefined; children: ReactNode };

/** A link to another document, which opens beside this one. */
export function DocumentLink({ contentCode, className, children }: Props) {
  const words = useMessages('related');
  const { isDrm } = useLibrary();
  return (
    <a className={className} href={documentPath({ contentCode, isDrm })} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> {words('newTab')}</VisuallyHidden>
    </a>
  );
}
