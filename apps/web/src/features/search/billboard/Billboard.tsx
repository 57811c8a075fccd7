import { useState } from 'react';
import { lazyWithMessages } from '../../../i18n/lazyWithMessages.tsx';
import { useFeature, useTenant } from '../../session/index.ts';
import type { SearchAddress } from '../address.ts';
import type { Change } from '../ListControls.tsx';
import { picksOf } from '../refinements.ts';
import styles from './Billboard.module.css';

const BillboardPanel = lazyWithMessages(
  'search-facets',
  async () => (await import('./BillboardPanel.tsx')).BillboardPanel,
);

type Props = { search: SearchAddress; onChange: Change };

/** Publishers and their categories above the results, for browsing. */
export function Billboard({ search, onChange }: Props) {
  const isOn = useFeature('show-publisher-billboard');
  const { billboard } = useTenant();
  const [isCollapsed, setCollapsed] = useCollapsed();
  if (!isOn || !billboard || search.kind === 'semantic') return null;
  const isNarrowed = picksOf(search).some(({ list }) => list === 'publisherList' || list === 'categoryList');
  return (
    // Its space is reserved before it is loaded, so that nothing below moves.
    <div
      className={styles.billboard}
      data-collapsed={isCollapsed || undefined}
      data-narrowed={isNarrowed || undefined}
    >
      <BillboardPanel
        title={billboard.BillBoardTitle}
        isCollapsed={isCollapsed}
        onCollapse={setCollapsed}
        search={search}
        onChange={onChange}
      />
    </div>
  );
}

const storageKey = 'norma.billboard';

/** Whether the billboard is collapsed, as the reader left it on this device. */
function useCollapsed(): [isCollapsed: boolean, setCollapsed: (isCollapsed: boolean) => void] {
  const [isCollapsed, setCollapsed] = useState(isStoredOpen);
  return [
    isCollapsed,
    (next) => {
      setCollapsed(next);
      keep(next);
    },
  ];
}

// A browser that forbids storage forgets the choice, and nothing else.
function isStoredOpen(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'collapsed';
  } catch {
    return false;
  }
}

function keep(isCollapsed: boolean): void {
  try {
    if (isCollapsed) localStorage.setItem(storageKey, 'collapsed');
    else localStorage.removeItem(storageKey);
  } catch {
    // See above.
  }
}
