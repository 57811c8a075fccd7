import { IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Chips.module.css';

type ChipProps = { section: string; value: string; onRemove: () => void; removeLabel: string };

/** One choice that narrows a list, and the way to take it back. */
export function Chip({ section, value, onRemove, removeLabel }: ChipProps) {
  return (
    <span className={styles.chip}>
      <span className={styles.section}>{section}</span>
      <bdi className={styles.value} title={value}>
        {value}
      </bdi>
      <button className={styles.remove} type="button" aria-label={removeLabel} onClick={onRemove}>
        <IconX size={14} stroke={1.6} aria-hidden />
      </button>
    </span>
  );
}

const shownAtFirst = 2;

type Props = {
  /** Shown before the chips. */
  label: string;
  chips: (ChipProps & { key: string })[];
  onClear: () => void;
};

/** What a list is narrowed by: two choices at first, the others on demand, and a way to take all of them back. */
export function Chips({ label, chips, onClear }: Props) {
  const { t } = useTranslation();
  const [isExpanded, setExpanded] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const shown = isExpanded ? chips : chips.slice(0, shownAtFirst);
  const hidden = chips.length - shownAtFirst;

  /** The chip goes with the focus in it: the next one takes it, or the one before; after the last, their place. */
  const remove = (index: number, onRemove: () => void): void => {
    const removes = [...(place.current?.querySelectorAll('button') ?? [])].slice(0, shown.length);
    (removes[index + 1] ?? removes[index - 1] ?? place.current)?.focus();
    onRemove();
  };
  const clear = (): void => {
    place.current?.focus();
    onClear();
  };

  // The place of the chips stays when they are gone, for the focus that was in them.
  if (chips.length === 0) return <div className={styles.none} ref={place} tabIndex={-1} />;
  return (
    <div className={styles.chips} ref={place} role="group" aria-label={label} tabIndex={-1}>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      {shown.map(({ key, onRemove, ...chip }, index) => (
        <Chip key={key} {...chip} onRemove={() => remove(index, onRemove)} />
      ))}
      {hidden > 0 && (
        <button
          className={styles.link}
          type="button"
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? t('ui.seeLess') : t('ui.seeMoreChips', { count: hidden })}
        </button>
      )}
      <button className={styles.link} type="button" onClick={clear}>
        {t('ui.clearAll')}
      </button>
    </div>
  );
}
