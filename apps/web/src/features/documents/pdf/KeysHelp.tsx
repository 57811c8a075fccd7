import { pdfKeys } from '@norma/reader';
import { ShortcutList } from '../../../ui/lists/ShortcutList.tsx';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { toolKeys } from './tools.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

type Props = { isOpen: boolean; mayPrint: boolean; hasMarks: boolean; onClose: () => void };

/** The keys by which the PDF is read. */
export function KeysHelp({ isOpen, mayPrint, hasMarks, onClose }: Props) {
  const words = useMessages('pdf-viewer');
  const lines = [
    ...pdfKeys.map(({ key, act }) => ({ word: words(`act.${act}`), keys: [shown(key)] })),
    { word: words('act.find'), keys: ['Ctrl F'] },
    { word: words('act.next-hit'), keys: ['Enter', 'F3'] },
    { word: words('act.previous-hit'), keys: ['Shift Enter', 'Shift F3'] },
    ...(mayPrint ? [{ word: words('act.print'), keys: ['Ctrl P'] }] : []),
    { word: words('act.back'), keys: ['Alt ←'] },
    ...(hasMarks
      ? [
          { word: words('act.mark'), keys: ['M'] },
          { word: words('act.next-mark'), keys: ['↑', '↓'] },
          { word: words('act.open-mark'), keys: ['Enter'] },
        ]
      : []),
    ...toolKeys.map(({ key, tool }) => ({ word: words(toolWords[tool]), keys: [shown(key)] })),
  ];
  return (
    <Drawer isOpen={isOpen} title={words('helpTitle')} onClose={onClose}>
      <ShortcutList lines={lines} or={words('keyOr')} />
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

/** Keys as they stand on a keyboard. */
const shown = (key: string): string =>
  ({ ArrowRight: '→', ArrowLeft: '←', R: 'Shift R', r: 'R', '-': '−' })[key] ??
  (key.length === 1 ? key.toUpperCase() : key);
