import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { lazyWithMessages } from '../../../i18n/lazyWithMessages.tsx';
import type { SearchAddress } from '../address.ts';
import type { Change } from '../ListControls.tsx';
import { refinementsOf } from '../refinements.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './RefineButton.module.css';

// Wide windows never need it, and it brings its own layer along.
const RefinementSheet = lazyWithMessages(
  'search-facets',
  async () => (await import('./RefinementSheet.tsx')).RefinementSheet,
);

type Props = {
  search: SearchAddress;
  /** How many documents are found, once it is known. */
  count: number | undefined;
  onChange: Change;
};

/** On narrow windows: opens the filters in a drawer. */
export function RefineButton({ search, count, onChange }: Props) {
  const t = useMessages('search');
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const picked = refinementsOf(search).length;
  return (
    <>
      <button
        className={styles.open}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen ?? false}
        onFocus={RefinementSheet.preload}
        onPointerEnter={RefinementSheet.preload}
        onClick={() => setOpen(!isOpen)}
      >
        <IconAdjustmentsHorizontal size={18} stroke={1.6} aria-hidden />
        {t('refineShort')}
        {picked > 0 && <span className={styles.picked}>{picked}</span>}
      </button>
      {isOpen !== null && (
        <RefinementSheet
          isOpen={isOpen}
          search={search}
          count={count}
          onChange={onChange}
          onClose={() => setOpen(false)}
          onMissing={() => setOpen(null)}
        />
      )}
    </>
  );
}
