import { useId, type ReactNode } from 'react';
import { Tabs } from '../layout/Tabs.tsx';
import styles from './TabbedList.module.css';

/** A count that is still to come is null. */
type Named = { label: string; count?: number | null };

type Props<Kind extends string> = {
  /** The accessible name of the tabs. */
  label: string;
  every: Named;
  kinds: readonly (Named & { key: Kind })[];
  /** Null is every kind. */
  chosen: Kind | null;
  onChoose: (kind: Kind | null) => void;
  /** The rows of the kind that is chosen. */
  children: ReactNode;
};

/** A list with a tab for all of it, and one for each kind of row. */
export function TabbedList<Kind extends string>(props: Props<Kind>) {
  const { label, every, kinds, chosen, onChoose, children } = props;
  const panelId = useId();
  const shown = kinds.find(({ key }) => key === chosen);
  return (
    <div className={styles.list}>
      <Tabs
        tabs={[{ key: 'every', ...every }, ...kinds]}
        chosen={shown?.key ?? 'every'}
        label={label}
        panelId={panelId}
        onChoose={(chosenKey) => onChoose(kinds.find(({ key }) => key === chosenKey)?.key ?? null)}
      />
      <div id={panelId} role="tabpanel" aria-label={(shown ?? every).label}>
        {children}
      </div>
    </div>
  );
}
