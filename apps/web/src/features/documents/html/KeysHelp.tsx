import { ShortcutList } from '../../../ui/lists/ShortcutList.tsx';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';

type Props = { isOpen: boolean; hasMarks: boolean; onClose: () => void };

/** The keys by which the text is read. */
export function KeysHelp({ isOpen, hasMarks, onClose }: Props) {
  const words = useMessages('html-viewer');
  const lines = [
    { word: words('keyNext'), keys: ['J'] },
    { word: words('keyPrevious'), keys: ['K'] },
    { word: words('keyCopy'), keys: ['C'] },
    { word: words('keyFind'), keys: ['Ctrl F'] },
    { word: words('keyFindNext'), keys: ['Enter', 'F3'] },
    { word: words('keyFindPrevious'), keys: ['Shift Enter', 'Shift F3'] },
    { word: words('keyFindEnd'), keys: ['Esc'] },
    ...(hasMarks
      ? [
          { word: words('keyMark'), keys: ['M'] },
          { word: words('keyNextMark'), keys: ['↑', '↓'] },
          { word: words('keyOpenMark'), keys: ['Enter'] },
        ]
      : []),
    { word: words('keyHelp'), keys: ['?'] },
  ];
  return (
    <Drawer isOpen={isOpen} title={words('keys')} onClose={onClose}>
      <ShortcutList lines={lines} or={words('or')} />
    </Drawer>
  );
}
