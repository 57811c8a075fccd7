import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../i18n/useMessages.ts';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { Screen } from '../../../ui/layout/Screen.tsx';
import { ScreenHead } from '../../../ui/layout/ScreenHead.tsx';
import { synonymsQuery } from './queries.ts';
import { SynonymEditor } from './SynonymEditor.tsx';

/** The synonyms of the library: edited as rules by language, tried and saved. */
export function SynonymsScreen() {
  const t = useMessages('synonyms');
  usePageTitle(t('synonyms'));
  const { data, error, refetch } = useQuery(synonymsQuery);
  if (data)
    return (
      <Screen>
        <SynonymEditor saved={data.answer} etag={data.headers.etag} />
      </Screen>
    );
  return (
    <Screen>
      <ScreenHead title={t('synonyms')} about={t('about')} />
      {error ? (
        <ErrorState title={t('loadFailed')} error={error} onRetry={() => void refetch()}>
          {t('loadFailedText')}
        </ErrorState>
      ) : (
        <SkeletonRows rows={8} />
      )}
    </Screen>
  );
}
