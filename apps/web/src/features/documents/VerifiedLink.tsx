import { useQueryClient } from '@tanstack/react-query';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { encodeQuery } from '../../client/query.ts';
import { wordsFor } from '../../client/wordsFor.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import { useDocumentPath } from '../session/index.ts';
import { NoAccess } from './NoAccess.tsx';
import { accessQuery } from './queries.ts';

type Props = { contentCode: string; designation: string; children: ReactNode };

/** A link to a document that checks access first, and explains a refusal. */
export function VerifiedLink({ contentCode, designation, children }: Props) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { t } = useTranslation();
  const to = useDocumentPath() + encodeQuery({ contentcode: contentCode });
  const [isRefused, setRefused] = useState(false);
  const open = async (): Promise<void> => {
    try {
      if (await queries.fetchQuery(accessQuery(contentCode))) await navigate(to);
      else setRefused(true);
    } catch (error) {
      showToast({ kind: 'error', message: wordsFor(error, t) });
    }
  };
  const onClick = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return; // A new tab is the browser's.
    event.preventDefault();
    void open();
  };
  return (
    <>
      <Link to={to} onClick={onClick}>
        {children}
      </Link>
      {isRefused && <NoAccess designation={designation} onClose={() => setRefused(false)} />}
    </>
  );
}
