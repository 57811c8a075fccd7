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

/** The publishers of the library above the results, and their categories: a way in for those who came to look around. */
export function Billboard({ search, onChange }: Props) {
  const isOn = useFeature('show-publisher-billboard');
  const { billboard } = useTenant();
  const [isCollapsed, setCollapsed] = useCollapsed();
  if (!isOn || !billboard || search.kind === 'semantic') return null;
  const isNarrowed = picksOf(search).some(({ list }) => list === 'publisherList' || list === 'categoryList');
  return (
    // Its room is there before it is: what lies below stays where it is.
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

const kept = 'norma.billboard';

/** Whether the billboard is collapsed, as the reader left it on this device. */
function useCollapsed(): [isCollapsed: boolean, setCollapsed: (isCollapsed: boolean) => void] {
  const [isCollapsed, setCollapsed] = useState(isKept);
  return [
    isCollapsed,
    (next) => {
      setCollapsed(next);
      keep(next);
    },
  ];
}

// A browser that forbids storage forgets the choice, and nothing else.
function isKept(): boolean {
  try {
    return localStorage.getItem(kept) === 'collapsed';
  } catch {
    return false;
  }
}

function keep(isCollapsed: boolean): void {
  try {
    if (isCollapsed) localStorage.setItem(kept, 'collapsed');
    else localStorage.removeItem(kept);
  } catch {
    // See above.
  }
}
