import { useQueryClient } from '@tanstack/react-query';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { encodeQuery } from '../../client/query.ts';
import { wordsFor } from '../../client/wordsFor.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import { useDocumentPath } from '../session/index.ts';
import { accessQuery } from './queries.ts';

type Props = { contentCode: string; children: ReactNode };

/** A link to a document that verifies access first, and says why where that fails. */
export function VerifiedLink({ contentCode, children }: Props) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { t } = useTranslation();
  const to = useDocumentPath() + encodeQuery({ contentcode: contentCode });
  const open = async (): Promise<void> => {
    try {
      // Its page says it where the text does not open.
      await queries.fetchQuery(accessQuery(contentCode));
      await navigate(to);
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
    <Link to={to} onClick={onClick}>
      {children}
    </Link>
  );
}
