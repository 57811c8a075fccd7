import { useMessages } from '../../i18n/useMessages.ts';
import { ScreenSkipLink } from '../../ui/layout/SkipLinks.tsx';

type Props = { hasResults: boolean; hasFilters: boolean };

/** Links past the head of the page to the results, where there are any, and to their filters. */
export function ResultSkipLinks({ hasResults, hasFilters }: Props) {
  const t = useMessages('selection');
  return (
    <>
      {hasResults && (
        <ScreenSkipLink to="results" first="h2 a">
          {t('skipToResults')}
        </ScreenSkipLink>
      )}
      {hasFilters && <ScreenSkipLink to="refinements">{t('skipToFilters')}</ScreenSkipLink>}
    </>
  );
}
