import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useParams, useSearchParams } from 'react-router';
import { CallRefused } from '../../client/client.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useMessages } from '../../i18n/useMessages.ts';
import { DocumentFailure, Opening, useLibrary } from '../documents/forDocumentPage.ts';
import { documentPath } from '../documents/index.ts';
import { linkState } from './linkState.ts';
import { landingQuery } from './queries.ts';

/** The link to a clause: leads to where the clause is now. */
export function ClauseLinkScreen() {
  const t = useMessages('lineage');
  const { isDrm } = useLibrary();
  const { line = '' } = useParams();
  const from = useSearchParams()[0].get('from');
  const { data, error, refetch } = useQuery(landingQuery({ line, from }));
  if (error instanceof CallRefused && error.code === 'clause-not-found')
    return (
      <Notice title={t('unknown')} acts={<Link to="/">{t('home')}</Link>}>
        {t('unknownText')}
      </Notice>
    );
  if (error) return <DocumentFailure error={error} onRetry={refetch} />;
  if (!data) return <Opening>{t('opening')}</Opening>;
  const { target, clause } = data;
  const place = clause?.page ? { tab: 'pdf' as const, page: clause.page } : { clause: clause?.id ?? null };
  return (
    <Navigate
      replace
      to={documentPath({ contentCode: target.contentCode, isDrm, ...place })}
      state={linkState({ line, from })}
    />
  );
}
