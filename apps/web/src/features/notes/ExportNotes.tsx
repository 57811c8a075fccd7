import type { Note } from '@norma/contracts';
import { IconFileExport } from '@tabler/icons-react';
import { Menu } from '../../ui/overlays/Menu.tsx';
import { saveFile } from '../../client/saveFile.ts';
import { asMarkdown, asText, type WrittenNote } from './exported.ts';
import { placeIn } from './place.ts';
import { usePlaceWords } from './usePlaceWords.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './NotesAside.module.css';

/** Saves the notes on a document as a file. */
export function ExportNotes({ notes, designation }: { notes: readonly Note[]; designation: string }) {
  const t = useMessages('notes');
  const { alone } = usePlaceWords();
  const items = [
    { key: 'txt', label: t('exportText') },
    { key: 'md', label: t('exportMarkdown') },
  ];
  const save = (ending: string): void => {
    const written = notes.map(({ note, noteData }): WrittenNote => {
      const { quote, ...place } = placeIn(noteData);
      return { place: alone(place), note, ...(quote !== undefined && { quote }) };
    });
    const whole = { title: t('exportTitle', { designation }), notes: written };
    const text = ending === 'md' ? asMarkdown(whole) : asText(whole);
    const type = ending === 'md' ? 'text/markdown;charset=utf-8' : 'text/plain;charset=utf-8';
    saveFile(new Blob([text], { type }), `${t('fileName', { designation })}.${ending}`);
  };
  return (
    <Menu
      className={styles.export}
      icon={<IconFileExport size={16} stroke={1.6} aria-hidden />}
      label={t('export')}
      items={items}
      onChoose={save}
    />
  );
}
