import { zoomChoices, type PdfState, type PdfView, type Zoom } from '@norma/reader';
import { IconChevronDown, IconChevronUp, IconMinus, IconPlus } from '@tabler/icons-react';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { PageField } from './PageField.tsx';
import { useWords, type Words } from '../useWords.ts';
import parts from './PdfToolbar.module.css';

/** The tools of the PDF: which page, and how large. */
export function PdfToolbar({ view, state }: { view: PdfView | undefined; state: PdfState }) {
  const words = useWords();
  const isReady = state.status === 'ready';
  const page = isReady ? state.page : 1;
  const pageCount = isReady ? state.pageCount : 1;
  const zoom = isReady ? state.zoom : 'page-width';
  const choose = (key: string): void => {
    const chosen = zoomChoices.find((choice) => String(choice) === key);
    if (chosen !== undefined) view?.zoomTo(chosen);
  };

  return (
    <div className={parts.tools}>
      <IconButton
        label={words('previousPage')}
        disabled={!isReady || page <= 1}
        onClick={() => view?.act('previous-page')}
      >
        <IconChevronUp size={16} stroke={1.6} aria-hidden />
      </IconButton>
      {isReady && <PageField page={page} pageCount={pageCount} onPage={(asked) => view?.goTo(asked)} />}
      <IconButton
        label={words('nextPage')}
        disabled={!isReady || page >= pageCount}
        onClick={() => view?.act('next-page')}
      >
        <IconChevronDown size={16} stroke={1.6} aria-hidden />
      </IconButton>
      <span className={parts.rule} aria-hidden />
      <IconButton label={words('smaller')} disabled={!isReady} onClick={() => view?.act('smaller')}>
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
      <IconButton label={words('larger')} disabled={!isReady} onClick={() => view?.act('larger')}>
        <IconPlus size={16} stroke={1.6} aria-hidden />
      </IconButton>
    </div>
  );
}

const zoomName = (zoom: Zoom, words: Words): string =>
  typeof zoom === 'number' ? `${Math.round(zoom * 100)} %` : words(`zoom.${zoom}`);
