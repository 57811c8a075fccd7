import { zoomChoices, type PdfState, type PdfView, type Zoom } from '@norma/reader';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { Menu } from '../../../ui/overlays/Menu.tsx';
import { useMessages, type Translate } from '../../../i18n/useMessages.ts';
import styles from './PdfToolbar.module.css';

type Props = { view: PdfView | undefined; state: Extract<PdfState, { status: 'ready' }> | null };

/** How large the pages are shown. */
export function ZoomTools({ view, state }: Props) {
  const words = useMessages('pdf-viewer');
  const zoom = state?.zoom ?? 'page-width';
  const choose = (key: string): void => {
    const chosen = zoomChoices.find((choice) => String(choice) === key);
    if (chosen !== undefined) view?.zoomTo(chosen);
  };
  return (
    <div className={styles.zoom}>
      <IconButton label={words('smaller')} disabled={!state} onClick={() => view?.act('smaller')}>
        <IconMinus size={16} stroke={1.6} aria-hidden />
      </IconButton>
      <Menu
        label={zoomName(zoom, words)}
        title={words('zoom')}
        items={zoomChoices.map((choice) => ({
          key: String(choice),
          label: zoomName(choice, words),
          isChosen: choice === zoom,
        }))}
        onChoose={choose}
      />
      <IconButton label={words('larger')} disabled={!state} onClick={() => view?.act('larger')}>
        <IconPlus size={16} stroke={1.6} aria-hidden />
      </IconButton>
    </div>
  );
}

const zoomName = (zoom: Zoom, words: Translate<'pdf-viewer'>): string =>
  typeof zoom === 'number' ? `${Math.round(zoom * 100)} %` : words(`zoom.${zoom}`);
