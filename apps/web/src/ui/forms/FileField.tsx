import { IconFile, IconUpload, IconX } from '@tabler/icons-react';
import { useId, useRef, useState, type ChangeEvent, type DragEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorWords } from './FieldFrame.tsx';
import { fileFault, type FileLimits } from './fileLimits.ts';
import { useFormError } from './FormErrors.ts';
import { useFileSizeFormat } from './useFileSizeFormat.ts';
import { IconButton } from '../buttons/IconButton.tsx';
import styles from './FileField.module.css';

type Props = FileLimits & {
  label: string;
  /** The types in words, such as "PNG or SVG". */
  typesInWords: string;
  name?: string;
  hint?: ReactNode;
  error?: ReactNode;
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
  takesMany?: boolean;
  required?: boolean;
};

/** Files that are chosen or dropped. A rejected file shows the reason and leaves the selection unchanged. */
export function FileField({
  label,
  typesInWords,
  name,
  hint,
  error,
  files,
  onChange,
  takesMany = false,
  required = false,
  types,
  maxBytes,
}: Props) {
  const { t } = useTranslation();
  const id = useId();
  const size = useFileSizeFormat();
  const formError = useFormError(name);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const wrong = error ?? formError ?? (refusals.length > 0 ? refusals.join(' ') : undefined);
  const complaint = required && files.length === 0 ? t('ui.form.missing', { label }) : undefined;

  const refusalOf = (file: File): string | undefined => {
    const fault = fileFault(file, { types, maxBytes });
    const params = { name: file.name, types: typesInWords, size: size(file.size), limit: size(maxBytes) };
    return fault && t(`ui.file.${fault}`, params);
  };
  const take = (given: readonly File[]): void => {
    const sound = given.filter((file) => !refusalOf(file));
    const taken = takesMany ? [...files, ...sound] : sound.slice(0, 1);
    const left = takesMany ? [] : sound.slice(1).map((file) => t('ui.file.tooMany', { name: file.name }));
    setRefusals([...given.flatMap((file) => refusalOf(file) ?? []), ...left]);
    if (sound.length > 0) onChange(taken);
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const given = [...(currentTarget.files ?? [])];
    currentTarget.value = ''; // The same file may be chosen again, once it is made smaller.
    if (given.length > 0) take(given);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  };
  const remove = (file: File): void => {
    setRefusals([]);
    onChange(files.filter((each) => each !== file));
    input.current?.focus(); // The button that was pressed goes with its file.
  };

  return (
    <div data-wrong={wrong ? true : undefined} data-complaint={complaint}>
      <label className={styles.label} htmlFor={id}>
        <span data-label>{label}</span>
        {required && (
          <span className={styles.required} aria-hidden>
            {t('ui.required')}
          </span>
        )}
      </label>
      <div className={styles.place} data-over={isOver || undefined} onDragLeave={() => setOver(false)}>
        {/* The real input lies unseen over the place: it is pressed, dropped on and focused as browsers do it. */}
        <input
          className={styles.input}
          ref={input}
          id={id}
          name={name}
          type="file"
          accept={types.join(',')}
          multiple={takesMany}
          aria-required={required || undefined}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={[wrong && `${id}-error`, `${id}-limits`, files.length > 0 && `${id}-files`]
            .filter(Boolean)
            .join(' ')}
          onChange={choose}
          onDragOver={() => setOver(true)}
          onDrop={drop}
        />
        <IconUpload size={18} stroke={1.6} aria-hidden />
        <span aria-hidden>
          <b className={styles.act}>{takesMany ? t('ui.file.chooseMany') : t('ui.file.choose')}</b>{' '}
          {takesMany ? t('ui.file.dropMany') : t('ui.file.drop')}
        </span>
      </div>
      <div className={styles.words}>
        <ErrorWords id={id}>{wrong}</ErrorWords>
        <p className={styles.hint} id={`${id}-limits`}>
          {t('ui.file.limits', { types: typesInWords, size: size(maxBytes) })}
          {hint && <span className={styles.more}>{hint}</span>}
        </p>
      </div>
      {files.length > 0 && (
        <ul className={styles.files} id={`${id}-files`}>
          {files.map((file) => (
            <li className={styles.file} key={`${file.name} ${file.size} ${file.lastModified}`}>
              <IconFile size={16} stroke={1.6} aria-hidden />
              <bdi className={styles.name}>{file.name}</bdi>
              <span className={styles.size}>{size(file.size)}</span>
              <IconButton label={t('ui.file.remove', { name: file.name })} onClick={() => remove(file)}>
                <IconX size={16} stroke={1.6} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
