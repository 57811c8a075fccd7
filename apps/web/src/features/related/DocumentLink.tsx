import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { documentPath } from '../documents/index.ts';
import { useLibrary } from '../documents/forDocumentPage.ts';
import { useMessages } from '../../i18n/useMessages.ts';

type Props = { contentCode: string; className?: string | undefined; children: ReactNode };

/** A link to another document, which opens next to this one. */
export function DocumentLink({ contentCode, className, children }: Props) {
  const t = useMessages('related');
  const { isDrm } = useLibrary();
  return (
    <a className={className} href={documentPath({ contentCode, isDrm })} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> {t('newTab')}</VisuallyHidden>
    </a>
  );
}
