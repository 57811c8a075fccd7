import { Link } from 'react-router';
import { searchPath, type SearchAddress } from './address.ts';
import type { Found } from './found.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './Corrections.module.css';
import { isolate } from '../../i18n/isolate.ts';

type Props = Pick<Found, 'corrections' | 'isPartial' | 'suggestion'> & { readonly search: SearchAddress };

/**
 * Which words no document has and what was looked for in their place, whether most of the words had to be enough, and
 * which other spelling finds far more.
 */
export function Corrections({ corrections, isPartial, suggestion, search }: Props) {
  const t = useMessages('search');
  if (corrections.length === 0 && !isPartial && !suggestion) return null;
  return (
    <div className={styles.corrected}>
      {corrections.map(({ typed, used }) => (
        <p key={typed}>{t('corrected', { typed: isolate(typed), used: isolate(used) })}</p>
      ))}
      {isPartial && <p>{t('partial')}</p>}
      {suggestion && (
        <p>
          <Link to={searchPath({ ...search, text: suggestion.text, page: 0 })}>
            {t('didYouMean', { text: isolate(suggestion.text) })}
          </Link>
        </p>
      )}
    </div>
  );
}
