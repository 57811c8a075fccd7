import { useRef } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import type { SearchAddress } from '../address.ts';
import { SizeMenu, SortMenu, type Change } from '../ListControls.tsx';
import { refinementsOf, unnarrowed } from '../refinements.ts';
import { RefinementSections } from './RefinementSections.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './RefinementSheet.module.css';

type Props = {
  isOpen: boolean;
  search: SearchAddress;
  count: number | undefined;
  onChange: Change;
  onClose: () => void;
};

/** The refinements of a search with its order, in a sheet over the results. */
export function RefinementSheet({ isOpen, search, count, onChange, onClose }: Props) {
  const t = useMessages('search-facets');
  const done = useRef<HTMLDivElement>(null);
  const clear = (): void => {
    done.current?.querySelector('button')?.focus(); // The button that was pressed has nothing more to do.
    onChange(unnarrowed);
  };
  return (
    <Drawer
      isOpen={isOpen}
      title={t('refine')}
      onClose={onClose}
      actions={
        <>
          <Button disabled={refinementsOf(search).length === 0} onClick={clear}>
            {t('clearAll')}
          </Button>
          <div ref={done}>
            <Button kind="primary" onClick={onClose}>
              {count === undefined ? t('doneWaiting') : t('done', { count })}
            </Button>
          </div>
        </>
      }
    >
      <div className={styles.order}>
        <SortMenu search={search} onChange={onChange} />
        <SizeMenu search={search} onChange={onChange} />
      </div>
      <RefinementSections search={search} onChange={onChange} />
    </Drawer>
  );
}
