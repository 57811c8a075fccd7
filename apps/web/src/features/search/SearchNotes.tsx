import { Link } from 'react-router';
import { isolate } from '../../i18n/isolate.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { searchPath } from './address.ts';
import type { Found } from './found.ts';
import { quoted } from './quoted.ts';
import { SearchTips } from './SearchTips.tsx';
import styles from './SearchNotes.module.css';

/**
 * What the reader should know of how the search was understood: a correction, with a way to insist on what was typed,
 * another spelling that finds far more, that most of the words had to be enough, and what of the query was ignored.
 */
export function SearchNotes({ found }: { found: Found }) {
  const t = useMessages('search-facets');
  const { search, correctedText, isPartial, suggestion, ignored } = found;
  const to = (changed: Partial<Found['search']>): string => searchPath({ ...search, page: 0, ...changed });
  return (
    <div className={styles.notes} role="status">
      {correctedText !== null && (
        <p className={styles.corrected}>
          {t('corrected', { text: quoted(search.text) })}{' '}
          <Link to={to({ isExact: true })}>{t('exactly')}</Link>
        </p>
      )}
      {search.isExact && (
        <p>
          {t('asTyped')} <Link to={to({ isExact: false })}>{t('otherSpellings')}</Link>
        </p>
      )}
      {isPartial && <p>{t('partial')}</p>}
      {suggestion && (
        <p>
          <Link to={to({ text: suggestion.text })}>
            {t('didYouMean', { text: isolate(suggestion.text) })}
          </Link>
        </p>
      )}
      {ignored.map(({ part, reason }) => (
        <p key={`${reason} ${part}`}>{t(`ignored.${reason}`, { part: isolate(part) })}</p>
      ))}
      {ignored.length > 0 && <SearchTips />}
    </div>
  );
}
