import { pdfKeys } from '@norma/reader';
import { Sheet } from '../../../ui/Sheet.tsx';
import { toolKeys } from './tools.ts';
import { useWords } from './useWords.ts';
import parts from './KeysHelp.module.css';

type Props = { isOpen: boolean; mayPrint: boolean; onClose: () => void };

/** The keys by which the PDF is read. */
export function KeysHelp({ isOpen, mayPrint, onClose }: Props) {
  const words = useWords();
  const lines = [
    ...pdfKeys.map(({ key, act }) => ({ word: words(`act.${act}`), keys: [shown(key)] })),
    { word: words('act.find'), keys: ['Ctrl F'] },
    { word: words('act.next-hit'), keys: ['Enter', 'F3'] },
    { word: words('act.previous-hit'), keys: ['Shift Enter', 'Shift F3'] },
    ...(mayPrint ? [{ word: words('act.print'), keys: ['Ctrl P'] }] : []),
    { word: words('act.back'), keys: ['Alt ←'] },
    ...toolKeys.map(({ key, tool }) => ({ word: words(toolWords[tool]), keys: [shown(key)] })),
  ];
  return (
    <Sheet isOpen={isOpen} title={words('helpTitle')} onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list longer than its sheet is scrolled by keyboard */}
      <dl className={parts.keys} tabIndex={0}>
        {lines.map(({ word, keys }) => (
          <div className={parts.line} key={keys.join(' ')}>
            <dt>{word}</dt>
            <dd>
              {keys.map((key, index) => (
                <span key={key}>
                  {index > 0 && <span className={parts.or}> {words('keyOr')} </span>}
                  <kbd className={parts.key} dir="ltr">
                    {key}
                  </kbd>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
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
