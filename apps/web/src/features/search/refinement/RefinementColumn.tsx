import { lazy, Suspense } from 'react';
import type { SearchAddress } from '../address.ts';
import { loadMessages } from '../../../i18n/i18n.ts';
import type { Change } from '../ListControls.tsx';
import styles from './RefinementColumn.module.css';

// The list is there before what narrows it, and without it.
const RefinementPanel = lazy(async () => {
  const [{ RefinementPanel: panel }] = await Promise.all([
    import('./RefinementPanel.tsx'),
    loadMessages('search-facets'),
  ]);
  return { default: panel };
});

type Props = { search: SearchAddress; onChange: Change };

/** What the results can be narrowed by, beside them: its room is kept until it is there. */
export function RefinementColumn({ search, onChange }: Props) {
  return (
    <div className={styles.column}>
      <Suspense>
        <RefinementPanel search={search} onChange={onChange} />
      </Suspense>
    </div>
  );
}
