import styles from './SegmentedControl.module.css';

type Props<Look extends string> = {
  looks: readonly { key: Look; label: string }[];
  chosen: Look;
  onChoose: (look: Look) => void;
  /** The accessible name. */
  label: string;
};

/** A choice between two or three views of the same content. */
export function SegmentedControl<Look extends string>({ looks, chosen, onChoose, label }: Props<Look>) {
  return (
    <div className={styles.looks} role="group" aria-label={label}>
      {looks.map((look) => (
        <button
          className={styles.look}
          key={look.key}
          type="button"
          aria-pressed={look.key === chosen}
          onClick={() => onChoose(look.key)}
        >
          {look.label}
        </button>
      ))}
    </div>
  );
}
