import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { AsidePlace } from './AsidePlace.tsx';
import { LoadedPart } from './LoadedPart.tsx';
import { Opening } from './Opening.tsx';
import type { PartProps } from './pagePart.ts';
import { panelId, type Panel } from './panels.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './DocumentBody.module.css';

/** What the chosen tab shows, and what the reader has opened beside it. */
export function DocumentBody({ panel, ...shown }: PartProps & { panel: Panel | undefined }) {
  const words = useMessages('documents');
  if (!panel) return <EmptyState title={words('noFormat')}>{words('noFormatText')}</EmptyState>;
  return (
    <div className={styles.body}>
      <div
        className={styles.panel}
        id={panelId}
        role="tabpanel"
        aria-label={words(panel.word)}
        data-text={panel.isText}
      >
        <LoadedPart key={panel.key} name={panel.key} load={panel.load} shown={shown}>
          <Opening>{words('openingPart')}</Opening>
        </LoadedPart>
      </div>
      <AsidePlace {...shown} />
    </div>
  );
}
