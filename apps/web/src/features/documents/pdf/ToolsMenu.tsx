import type { PdfAct, PdfView } from '@norma/reader';
import { IconDots } from '@tabler/icons-react';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { Menu } from '../../../ui/overlays/Menu.tsx';
import type { Tools } from './tools.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useIsNarrow } from '../../../ui/layout/useBreakpoint.ts';
import styles from './PdfToolbar.module.css';

const acts: readonly PdfAct[] = ['first-page', 'last-page', 'rotate', 'rotate-back'];
const folded: readonly PdfAct[] = ['larger', 'smaller', 'fit-width', 'fit-page', 'true-size'];

/** The tools that are needed seldom; on a narrow screen those for which the bar has no room as well. */
export function ToolsMenu({ view, tools }: { view: PdfView | undefined; tools: Tools }) {
  const words = useMessages('pdf-viewer');
  const isNarrow = useIsNarrow('sm');
  const { use, mayPrint, hasFullScreen, isFullScreen } = tools;
  const ofPages = [...(isNarrow ? folded : []), ...acts].map((act) => ({
    key: act,
    label: words(`act.${act}`),
    does: () => view?.act(act),
  }));
  const screen = {
    key: 'full-screen',
    label: words(isFullScreen ? 'leaveFullScreen' : 'fullScreen'),
    does: use['full-screen'],
  };
  const items = [
    ...ofPages,
    ...(hasFullScreen ? [screen] : []),
    ...(mayPrint ? [{ key: 'print', label: words('print'), does: use.print }] : []),
    { key: 'help', label: words('help'), does: use.help },
  ];
  return (
    <Menu
      icon={<IconDots size={18} stroke={1.6} aria-hidden />}
      label={<VisuallyHidden>{words('more')}</VisuallyHidden>}
      className={styles.menu}
      items={items.map(({ key, label }) => ({ key, label }))}
      onChoose={(chosen) => items.find(({ key }) => key === chosen)?.does()}
    />
  );
}
