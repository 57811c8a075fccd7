import { useMessages } from '../../i18n/useMessages.ts';
import { ScreenSkipLink } from '../../ui/layout/SkipLinks.tsx';

/** Links past the head of the page to the results, and to their filters. */
export function ResultSkipLinks({ hasFilters }: { hasFilters: boolean }) {
  const t = useMessages('selection');
  return (
    <>
      <ScreenSkipLink to="results" first="h2 a">
        {t('skipToResults')}
      </ScreenSkipLink>
      {hasFilters && <ScreenSkipLink to="refinements">{t('skipToFilters')}</ScreenSkipLink>}
    </>
  );
}
