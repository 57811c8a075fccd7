import { useRef, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from './Chip.tsx';
import parts from './Chips.module.css';

const shownAtFirst = 2;

type Props = {
  /** What stands before the chips. */
  label: string;
  chips: (ComponentProps<typeof Chip> & { key: string })[];
  onClear: () => void;
};

/** What a list is narrowed by: two choices at first, the others on demand, and a way to take all of them back. */
export function Chips({ label, chips, onClear }: Props) {
  const { t } = useTranslation();
  const [isExpanded, setExpanded] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  if (chips.length === 0) return null;
  const shown = isExpanded ? chips : chips.slice(0, shownAtFirst);
  const hidden = chips.length - shownAtFirst;

  /** The chip goes with the focus in it: the next one takes it, or the one before. */
  const remove = (index: number, onRemove: () => void): void => {
    const buttons = place.current?.querySelectorAll('button') ?? [];
    (buttons[index + 1] ?? buttons[index - 1])?.focus();
    onRemove();
  };

  return (
    <div className={parts.chips} ref={place}>
      <span className={parts.label}>{label}</span>
      {shown.map(({ key, onRemove, ...chip }, index) => (
        <Chip key={key} {...chip} onRemove={() => remove(index, onRemove)} />
      ))}
      {hidden > 0 && (
        <button
          className={parts.link}
          type="button"
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? t('ui.seeLess') : t('ui.seeMoreChips', { count: hidden })}
        </button>
      )}
      <button className={parts.link} type="button" onClick={onClear}>
        {t('ui.clearAll')}
      </button>
    </div>
  );
}
