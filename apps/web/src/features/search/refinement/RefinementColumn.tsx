import type { SearchAddress } from '../address.ts';
import { lazyWithMessages } from '../../../i18n/lazyWithMessages.tsx';
import type { Change } from '../ListControls.tsx';
import styles from './RefinementColumn.module.css';

// The results are rendered before the filters, and without them.
const RefinementPanel = lazyWithMessages(
  'search-facets',
  async () => (await import('./RefinementPanel.tsx')).RefinementPanel,
);

type Props = { search: SearchAddress; onChange: Change };

/** The filters next to the results; their space is reserved until they are loaded. */
export function RefinementColumn({ search, onChange }: Props) {
  return (
    <div className={styles.column} id="refinements" tabIndex={-1}>
      <RefinementPanel search={search} onChange={onChange} />
    </div>
  );
}
