import { IconFilterX, IconLibrary, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { searchPath, type SearchAddress } from './address.ts';
import { refinementsOf, unnarrowed } from './refinements.ts';
import { useOffered } from './useOffered.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './NoResults.module.css';

type Props = {
  search: SearchAddress;
  onChange: (changed: Partial<SearchAddress>) => void;
  foot: ReactNode;
};

/** Suggestions for a search without results. */
export function NoResults({ search, onChange, foot }: Props) {
  const t = useMessages('search');
  const isContentThere = useOffered().kinds.includes('content');
  const refinements = refinementsOf(search).length;
  return (
    <div className={styles.none}>
      <p className={styles.tips}>{t(search.kind === 'semantic' ? 'semantic.tips' : 'tips')}</p>
      <ul className={styles.steps}>
        {refinements > 0 && (
          <Step icon={<IconFilterX size={16} stroke={1.6} aria-hidden />}>
            <button type="button" onClick={() => onChange(unnarrowed)}>
              {t('tipRefinements', { count: refinements })}
            </button>
          </Step>
        )}
        {search.kind !== 'semantic' && search.type !== 'A' && (
          <Step icon={<IconSearch size={16} stroke={1.6} aria-hidden />}>
            <button type="button" onClick={() => onChange({ type: 'A' })}>
              {t('tipField')}
            </button>
          </Step>
        )}
        {search.kind === 'subscription' && isContentThere && (
          <Step icon={<IconSearch size={16} stroke={1.6} aria-hidden />}>
            <button type="button" onClick={() => onChange({ kind: 'content' })}>
              {t('tipContent')}
            </button>
          </Step>
        )}
        <Step icon={<IconLibrary size={16} stroke={1.6} aria-hidden />}>
          <Link to={searchPath({ kind: isContentThere ? 'content' : 'subscription' })}>{t('tipAll')}</Link>
        </Step>
      </ul>
      <div className={styles.foot}>{foot}</div>
    </div>
  );
}

function Step({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.step}>
      {icon}
      {children}
    </li>
  );
}
