import { useShortcuts } from '../../../ui/keys/offered.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

/** Lists the keys by which the text is read. */
export function useReadingShortcuts({ hasMarks }: { hasMarks: boolean }): void {
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
  ];
  useShortcuts({ title: t('keys'), lines });
}
