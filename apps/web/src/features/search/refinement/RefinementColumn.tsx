import type { SearchAddress } from '../address.ts';
import { lazyWithMessages } from '../../../i18n/lazyWithMessages.tsx';
import type { Change } from '../ListControls.tsx';
import styles from './RefinementColumn.module.css';

// The list is there before what narrows it, and without it.
const RefinementPanel = lazyWithMessages(
  'search-facets',
  async () => (await import('./RefinementPanel.tsx')).RefinementPanel,
);

type Props = { search: SearchAddress; onChange: Change };

/** What the results can be narrowed by, beside them: its room is kept until it is there. */
export function RefinementColumn({ search, onChange }: Props) {
  return (
    <div className={styles.column}>
      <RefinementPanel search={search} onChange={onChange} />
    </div>
  );
}
