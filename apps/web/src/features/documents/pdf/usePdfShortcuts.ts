import { pdfKeys } from '@norma/reader';
import { useShortcuts } from '../../../ui/keys/offered.ts';
import { toolKeys } from './tools.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

type Props = { mayPrint: boolean; hasMarks: boolean };

/** Lists the keys by which the PDF is read. */
export function usePdfShortcuts({ mayPrint, hasMarks }: Props): void {
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
  useShortcuts({ title: t('helpTitle'), lines });
}

const toolWords = {
  find: 'act.find',
  print: 'act.print',
  side: 'act.side',
  'full-screen': 'act.full-screen',
  'go-to-page': 'act.go-to-page',
} as const;

/** Keys as they are on a keyboard. */
const shown = (key: string): string =>
  ({ ArrowRight: '→', ArrowLeft: '←', R: 'Shift R', r: 'R', '-': '−' })[key] ??
  (key.length === 1 ? key.toUpperCase() : key);
