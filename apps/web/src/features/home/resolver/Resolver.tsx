import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { client } from '../../../client/client.ts';
import { queryKeys } from '../../../client/queryKeys.ts';
import { encodeQuery } from '../../../client/query.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { useDelayed } from '../../../ui/hooks/useDelayed.ts';
import { useDocumentPath } from '../../session/index.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { readResolver, type ResolverQuery } from './readResolver.ts';
import { namesDocument, searchFor } from './searchFor.ts';
import { apiQuery } from '../../../client/apiQuery.ts';

type Props = {
  /** The value of the parameter. */
  written: string;
  /** The home page, for a reader who cannot be led on. */
  home: ReactNode;
};

/** Redirects a resolver link to its document or search. */
export function Resolver({ written, home }: Props) {
  const lookup = readResolver(written);
  if (!lookup) return <Unreadable />;
  if (!namesDocument(lookup)) return <Navigate replace to={searchFor(lookup)} />;
  return <Lookup lookup={lookup} home={home} />;
}

/** Shows an error, and the home page without the parameter. */
function Unreadable() {
  const words = useMessages('home');
  const { pathname } = useLocation();
  useEffect(() => showToast({ kind: 'error', message: words('resolver.unreadable') }), [words]);
  return <Navigate replace to={pathname} />;
}

const codeQuery = ({ designation, year, status }: ResolverQuery) =>
  apiQuery(queryKeys.home('resolver', designation, year, status), (options) =>
    client.search.codeOfDesignation(
      { query: { designation, ...(year && { year }), ...(status && { status }) } },
      options,
    ),
  );

/** Opens the edition that is named, at its page; where there is none, searches for it. */
function Lookup({ lookup, home }: { lookup: ResolverQuery; home: ReactNode }) {
  const words = useMessages('home');
  const { t } = useTranslation();
  const documentPath = useDocumentPath();
  const { data: found, isError, isFetching, refetch } = useQuery(codeQuery(lookup));
  const isSlow = useDelayed(isFetching);
  const { designation } = lookup;

  useEffect(() => {
    if (!isError || isFetching) return;
    const action = { label: t('ui.tryAgain'), onAct: () => void refetch() };
    showToast({ kind: 'error', message: words('resolver.failed', { designation }), action });
  }, [isError, isFetching, refetch, designation, words, t]);

  if (isFetching) return isSlow ? <Spinner label={words('resolver.looking', { designation })} /> : null;
  if (!found) return home;
  if (found === 'Not found Content') return <Navigate replace to={searchFor(lookup)} />;
  const { contentCode } = found;
  return (
    <Navigate replace to={documentPath + encodeQuery({ contentCode, page: lookup.page ?? undefined })} />
  );
}
