import { Tabs } from '../../ui/layout/Tabs.tsx';
import { ActivityBar } from './ActivityBar.tsx';
import type { PartProps } from './pagePart.ts';
import { panelId, type Panel } from './panels.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './DocumentBar.module.css';

type Props = PartProps & { panels: readonly Panel[]; panel: Panel | undefined };

/** What a document has to show as tabs, and what can be done with it. */
export function DocumentBar({ document, address, panels, panel }: Props) {
  const words = useMessages('documents');
  const tabs = panels.map(({ key, tab, word }) => {
    const count = document.badges[tab];
    return { key, label: words(word), ...(count !== undefined && { count }) };
  });
  const choose = (key: string): void => {
    if (key !== panel?.key) address.write('tab', key, 'step');
  };
  return (
    <div className={styles.bar}>
      {panel && (
        <Tabs tabs={tabs} chosen={panel.key} onChoose={choose} label={words('tabs')} panelId={panelId} />
      )}
      <ActivityBar document={document} address={address} />
    </div>
  );
}
