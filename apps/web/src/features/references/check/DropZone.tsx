import { IconFileImport } from '@tabler/icons-react';
import { useState, type ChangeEvent, type DragEvent } from 'react';
import { fileLimits } from '@norma/reader/check';
import { useFileSizeFormat } from '../../../ui/forms/useFileSizeFormat.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './CheckScreen.module.css';

type Props = { isFirst: boolean; isDisabled: boolean; onFile: (file: File) => void };

/** Where a file is dropped or chosen. */
export function DropZone({ isFirst, isDisabled, onFile }: Props) {
  const t = useMessages('references');
  const size = useFileSizeFormat();
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null): void => {
    const file = files?.[0];
    if (file && !isDisabled) onFile(file);
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    take(currentTarget.files);
    currentTarget.value = ''; // The same file may be chosen again.
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    // The input within it takes keys and the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <label
      className={styles.drop}
      data-over={isOver || undefined}
      data-first={isFirst || undefined}
      onDragLeave={() => setOver(false)}
    >
      {/* The real input lies unseen over the place: it is pressed, dropped on and focused as browsers do it. */}
      <input
        className={styles.input}
        type="file"
        accept=".pdf,.docx,.txt,.md,text/plain,application/pdf"
        disabled={isDisabled}
        aria-label={`${t('drop.here')} ${t('drop.choose')}`}
        onChange={choose}
        onDragOver={() => setOver(true)}
        onDrop={drop}
      />
      <IconFileImport size={18} stroke={1.6} aria-hidden />
      <span>
        <span>{t('drop.here')} </span>
        <b className={styles.act}>{t('drop.choose')}</b>
      </span>
      <span className={styles.limits}>
        {t('drop.limits', { pdf: size(fileLimits.pdfBytes), docx: size(fileLimits.docxBytes) })}
      </span>
    </label>
  );
}
