import { ShortcutList } from '../../../ui/lists/ShortcutList.tsx';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';

type Props = { isOpen: boolean; hasMarks: boolean; onClose: () => void };

/** The keys by which the text is read. */
export function KeysHelp({ isOpen, hasMarks, onClose }: Props) {
  const t = useMessages('html-viewer');
  const lines = [
    { word: t('keyNext'), keys: ['J'] },
    { word: t('keyPrevious'), keys: ['K'] },
    { word: t('keyCopy'), keys: ['C'] },
    { word: t('keyFind'), keys: ['Ctrl F'] },
    { word: t('keyFindNext'), keys: ['Enter', 'F3'] },
    { word: t('keyFindPrevious'), keys: ['Shift Enter', 'Shift F3'] },
    { word: t('keyFindEnd'), keys: ['Esc'] },
    ...(hasMarks
      ? [
          { word: t('keyMark'), keys: ['M'] },
          { word: t('keyNextMark'), keys: ['↑', '↓'] },
          { word: t('keyOpenMark'), keys: ['Enter'] },
        ]
      : []),
    { word: t('keyHelp'), keys: ['?'] },
  ];
  return (
    <Drawer isOpen={isOpen} title={t('keys')} onClose={onClose}>
      <ShortcutList lines={lines} or={t('or')} />
    </Drawer>
  );
}
