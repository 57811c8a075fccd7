import type { PdfState, PdfView } from '@norma/reader';
import {
  IconArrowBackUp,
  IconChevronDown,
  IconChevronUp,
  IconLayoutSidebar,
  IconSearch,
} from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { PageField } from './PageField.tsx';
import { ToolsMenu } from './ToolsMenu.tsx';
import type { Tools } from './tools.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { ZoomTools } from './ZoomTools.tsx';
import styles from './PdfToolbar.module.css';

type Props = {
  view: PdfView | undefined;
  state: PdfState;
  tools: Tools;
  pageField: RefObject<HTMLInputElement | null>;
  /** Is told where the tools of compass points stand. */
  markingTools?: ((place: HTMLElement | null) => void) | undefined;
};

/** The tools of the PDF: which page, how large, what is found in it, and more behind a menu. */
export function PdfToolbar({ view, state, tools, pageField, markingTools }: Props) {
  const words = useMessages('pdf-viewer');
  const navigate = useNavigate();
  const ready = state.status === 'ready' ? state : null;
  const cameFrom = ready?.cameFrom ?? null;

  return (
    <div className={styles.tools} role="group" aria-label={words('tools')}>
      <IconButton
        label={words(tools.isSideOpen ? 'closeSide' : 'side')}
        aria-expanded={tools.isSideOpen}
        disabled={!ready}
        onClick={tools.use.side}
      >
        <IconLayoutSidebar className={styles.mirrored} size={18} stroke={1.6} aria-hidden />
      </IconButton>
      <span className={styles.rule} aria-hidden />
      <IconButton
        className={styles.turning}
        label={words('previousPage')}
        disabled={!ready || ready.page <= 1}
        onClick={() => view?.act('previous-page')}
      >
        <IconChevronUp size={16} stroke={1.6} aria-hidden />
      </IconButton>
      {ready && <PageField ref={pageField} view={view} state={ready} />}
      <IconButton
        className={styles.turning}
        label={words('nextPage')}
        disabled={!ready || ready.page >= ready.pageCount}
        onClick={() => view?.act('next-page')}
      >
        <IconChevronDown size={16} stroke={1.6} aria-hidden />
      </IconButton>
      {cameFrom !== null && (
        <Button
          className={styles.back}
          kind="bare"
          icon={<IconArrowBackUp className={styles.mirrored} size={16} stroke={1.6} aria-hidden />}
          onClick={() => void navigate(-1)}
        >
          <span className={styles.backWord}>{words('backToPage', { page: cameFrom })}</span>
        </Button>
      )}
      <span className={styles.rule} aria-hidden />
      <ZoomTools view={view} state={ready} />
      <span className={styles.gap} />
      <IconButton
        label={words('find')}
        aria-expanded={tools.isFinding}
        disabled={!ready}
        onClick={tools.use.find}
      >
        <IconSearch size={16} stroke={1.6} aria-hidden />
      </IconButton>
      {markingTools && <span className={styles.marking} ref={markingTools} />}
      {ready && <ToolsMenu view={view} tools={tools} />}
    </div>
  );
}
