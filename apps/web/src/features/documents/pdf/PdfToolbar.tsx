import { type PdfAct, type PdfState, type PdfView, type Zoom, zoomChoices } from '@norma/reader';
import {
  IconArrowBackUp,
  IconChevronDown,
  IconChevronUp,
  IconDots,
  IconLayoutSidebar,
  IconMinus,
  IconPlus,
  IconSearch,
} from '@tabler/icons-react';
import { type Ref, type RefObject, type SubmitEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import type { Tools } from './tools.ts';
import { type Translate, useMessages } from '../../../i18n/useMessages.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { Menu } from '../../../ui/overlays/Menu.tsx';
import { useIsNarrow } from '../../../ui/layout/useBreakpoint.ts';
import { showShortcuts } from '../../../ui/keys/layer.ts';
import styles from './PdfToolbar.module.css';

type Props = {
  view: PdfView | undefined;
  state: PdfState;
  tools: Tools;
  pageField: RefObject<HTMLInputElement | null>;
  /** Is told where the tools of compass points are. */
  markingTools?: ((place: HTMLElement | null) => void) | undefined;
};

/** The toolbar of the PDF: page, zoom, find, and more in a menu. */
export function PdfToolbar({ view, state, tools, pageField, markingTools }: Props) {
  const t = useMessages('pdf-viewer');
  const navigate = useNavigate();
  const ready = state.status === 'ready' ? state : null;
  const cameFrom = ready?.cameFrom ?? null;

  return (
    <div className={styles.tools} role="group" aria-label={t('tools')}>
      <IconButton
        label={t(tools.isSideOpen ? 'closeSide' : 'side')}
        aria-expanded={tools.isSideOpen}
        disabled={!ready}
        onClick={tools.use.side}
      >
        <IconLayoutSidebar className={styles.mirrored} size={18} stroke={1.6} aria-hidden />
      </IconButton>
      <span className={styles.rule} aria-hidden />
      <IconButton
        className={styles.turning}
        label={t('previousPage')}
        disabled={!ready || ready.page <= 1}
        onClick={() => view?.act('previous-page')}
      >
        <IconChevronUp size={16} stroke={1.6} aria-hidden />
      </IconButton>
      {ready && <PageField ref={pageField} view={view} state={ready} />}
      <IconButton
        className={styles.turning}
        label={t('nextPage')}
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
          <span className={styles.backWord}>{t('backToPage', { page: cameFrom })}</span>
        </Button>
      )}
      <span className={styles.rule} aria-hidden />
      <ZoomTools view={view} state={ready} />
      <span className={styles.gap} />
      {!tools.isFindAbove && (
        <IconButton
          label={t('find')}
          aria-expanded={tools.isFinding}
          disabled={!ready}
          onClick={tools.use.find}
        >
          <IconSearch size={16} stroke={1.6} aria-hidden />
        </IconButton>
      )}
      {markingTools && <span className={styles.marking} ref={markingTools} />}
      {ready && <ToolsMenu view={view} tools={tools} />}
    </div>
  );
}

type PageFieldProps = {
  view: PdfView | undefined;
  state: Extract<PdfState, { status: 'ready' }>;
  ref: Ref<HTMLInputElement>;
};

/** The label of the current page; typing a number or a label goes to that page. */
function PageField({ view, state, ref }: PageFieldProps) {
  const t = useMessages('pdf-viewer');
  const count = useId();
  const { page, pageCount, labels } = state;
  const label = labels?.[page - 1] || String(page);
  const [typed, setTyped] = useState<string | null>(null);
  const [unknown, setUnknown] = useState<string | null>(null);
  const type = (name: string): void => {
    setTyped(name.slice(0, 20));
    setUnknown(null);
  };
  const go = (event?: SubmitEvent): void => {
    event?.preventDefault();
    if (typed === null) return;
    const isFound = typed.trim() === '' || (view?.goToNamed(typed) ?? false);
    setUnknown(isFound ? null : typed);
    setTyped(null);
  };
  return (
    <form className={styles.pages} onSubmit={go}>
      <input
        className={styles.field}
        ref={ref}
        inputMode={labels ? 'text' : 'numeric'}
        autoComplete="off"
        dir="ltr"
        size={Math.max(2, String(pageCount).length, label.length)}
        aria-label={t('pageField')}
        aria-describedby={count}
        value={typed ?? label}
        aria-invalid={unknown !== null || undefined}
        onChange={({ target }) => type(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={() => go()}
        onKeyDown={({ key }) => key === 'Escape' && setTyped(null)}
      />
      <span className={styles.count} id={count} role={unknown === null ? undefined : 'alert'}>
        {unknown === null
          ? t(labels ? 'ordinal' : 'ofPages', { page, count: pageCount })
          : t('noSuchPage', { name: unknown })}
      </span>
    </form>
  );
}

const acts: readonly PdfAct[] = ['first-page', 'last-page', 'rotate', 'rotate-back'];
const folded: readonly PdfAct[] = ['larger', 'smaller', 'fit-width', 'fit-page', 'true-size'];

/** Rarely needed tools; on narrow screens also those that do not fit the bar. */
function ToolsMenu({ view, tools }: { view: PdfView | undefined; tools: Tools }) {
  const t = useMessages('pdf-viewer');
  const isNarrow = useIsNarrow('sm');
  const { use, mayPrint, hasFullScreen, isFullScreen, isInverted, onInvert } = tools;
  // As the pages have it themselves.
  const isDark = document.documentElement.dataset['mantineColorScheme'] === 'dark';
  const ofPages = [...(isNarrow ? folded : []), ...acts].map((act) => ({
    key: act,
    label: t(`act.${act}`),
    onAct: () => view?.act(act),
  }));
  const screen = {
    key: 'full-screen',
    label: t(isFullScreen ? 'leaveFullScreen' : 'fullScreen'),
    onAct: use['full-screen'],
  };
  const items = [
    ...ofPages,
    ...(hasFullScreen ? [screen] : []),
    ...(isDark ? [{ key: 'invert', label: t('invert'), onAct: onInvert, isChosen: isInverted }] : []),
    ...(mayPrint ? [{ key: 'print', label: t('print'), onAct: use.print }] : []),
    { key: 'help', label: t('help'), onAct: showShortcuts },
  ];
  return (
    <Menu
      icon={<IconDots size={18} stroke={1.6} aria-hidden />}
      label={<VisuallyHidden>{t('more')}</VisuallyHidden>}
      className={styles.menu}
      items={items}
      onChoose={(chosen) => items.find(({ key }) => key === chosen)?.onAct()}
    />
  );
}

type ZoomToolsProps = { view: PdfView | undefined; state: Extract<PdfState, { status: 'ready' }> | null };

/** How large the pages are shown. */
function ZoomTools({ view, state }: ZoomToolsProps) {
  const t = useMessages('pdf-viewer');
  const zoom = state?.zoom ?? 'page-width';
  const choose = (key: string): void => {
    const chosen = zoomChoices.find((choice) => String(choice) === key);
    if (chosen !== undefined) view?.zoomTo(chosen);
  };
  return (
    <div className={styles.zoom}>
      <IconButton label={t('smaller')} disabled={!state} onClick={() => view?.act('smaller')}>
        <IconMinus size={16} stroke={1.6} aria-hidden />
      </IconButton>
      <span className={styles.zoomChoice}>
        <Menu
          label={zoomName(zoom, t)}
          title={t('zoom')}
          items={zoomChoices.map((choice) => ({
            key: String(choice),
            label: zoomName(choice, t),
            isChosen: choice === zoom,
          }))}
          onChoose={choose}
        />
      </span>
      <IconButton label={t('larger')} disabled={!state} onClick={() => view?.act('larger')}>
        <IconPlus size={16} stroke={1.6} aria-hidden />
      </IconButton>
    </div>
  );
}

const zoomName = (zoom: Zoom, t: Translate<'pdf-viewer'>): string =>
  typeof zoom === 'number' ? `${Math.round(zoom * 100)} %` : t(`zoom.${zoom}`);
