import { pdfKeys } from '@norma/reader';
import { ShortcutList } from '../../../ui/lists/ShortcutList.tsx';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { toolKeys } from './tools.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

type Props = { isOpen: boolean; mayPrint: boolean; hasMarks: boolean; onClose: () => void };

/** The keys by which the PDF is read. */
export function KeysHelp({ isOpen, mayPrint, hasMarks, onClose }: Props) {
  const t = useMessages('pdf-viewer');
  const lines = [
    ...pdfKeys.map(({ key, act }) => ({ word: t(`act.${act}`), keys: [shown(key)] })),
    { word: t('act.find'), keys: ['Ctrl F'] },
    { word: t('act.next-hit'), keys: ['Enter', 'F3'] },
    { word: t('act.previous-hit'), keys: ['Shift Enter', 'Shift F3'] },
    ...(mayPrint ? [{ word: t('act.print'), keys: ['Ctrl P'] }] : []),
    { word: t('act.back'), keys: ['Alt ←'] },
    ...(hasMarks
      ? [
          { word: t('act.mark'), keys: ['M'] },
          { word: t('act.next-mark'), keys: ['↑', '↓'] },
          { word: t('act.open-mark'), keys: ['Enter'] },
        ]
      : []),
    ...toolKeys.map(({ key, tool }) => ({ word: t(toolWords[tool]), keys: [shown(key)] })),
  ];
  return (
    <Drawer isOpen={isOpen} title={t('helpTitle')} onClose={onClose}>
      <ShortcutList lines={lines} or={t('keyOr')} />
    </Drawer>
  );
}

const toolWords = {
  find: 'act.find',
  print: 'act.print',
  help: 'act.help',
  side: 'act.side',
  'full-screen': 'act.full-screen',
  'go-to-page': 'act.go-to-page',
} as const;

/** Keys as they are on a keyboard. */
const shown = (key: string): string =>
  ({ ArrowRight: '→', ArrowLeft: '←', R: 'Shift R', r: 'R', '-': '−' })[key] ??
  (key.length === 1 ? key.toUpperCase() : key);
