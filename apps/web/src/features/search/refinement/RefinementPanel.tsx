import { useRef } from 'react';
import type { SearchAddress } from '../address.ts';
import type { Change } from '../ListControls.tsx';
import { refinementsOf, unnarrowed } from '../refinements.ts';
import { RefinementSections } from './RefinementSections.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './RefinementPanel.module.css';

type Props = { search: SearchAddress; onChange: Change };

/** The refinements of a search under their heading. */
export function RefinementPanel({ search, onChange }: Props) {
  const t = useMessages('search-facets');
  const title = useRef<HTMLHeadingElement>(null);
  const clear = (): void => {
    title.current?.focus(); // The button goes with the picks.
    onChange(unnarrowed);
  };
  return (
    <aside aria-label={t('refine')}>
      <header className={styles.head}>
        <h2 className={styles.title} ref={title} tabIndex={-1}>
          {t('refine')}
        </h2>
        {refinementsOf(search).length > 0 && (
          <button className={styles.clear} type="button" onClick={clear}>
            {t('clearAll')}
          </button>
        )}
      </header>
      <RefinementSections search={search} onChange={onChange} />
    </aside>
  );
}
