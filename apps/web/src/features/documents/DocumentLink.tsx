import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../session/index.ts';
import { documentPath } from './address.ts';
import { fetchDocumentScreens } from './fetchDocumentScreens.ts';

/** A link to a document; its screen is loaded as soon as the link is pointed at. */
export function DocumentLink({ contentCode, children }: { contentCode: string; children: ReactNode }) {
  const isDrm = useAccount().contentSecurity['drm-view'] === 'Y';
  return (
    <Link
      to={documentPath({ contentCode, isDrm })}
      onPointerEnter={fetchDocumentScreens}
      onFocus={fetchDocumentScreens}
    >
      {children}
    </Link>
  );
}
