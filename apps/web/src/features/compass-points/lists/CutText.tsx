import { Tooltip } from '../../../ui/overlays/Tooltip.tsx';
import { cut } from '../cut.ts';
import styles from './CutText.module.css';

/** As much of a text as a list shows, and as its tip does. */
const longest = { shown: 50, tip: 1000 };

/** The beginning of a text; more of it under the pointer and on focus, and all of it when it is pressed. */
export function CutText({ text, onChoose }: { text: string; onChoose: () => void }) {
  const beginning = cut(text, longest.shown);
  if (beginning === text) return <bdi>{text}</bdi>;
  return (
    <Tooltip label={cut(text, longest.tip)}>
      <button className={styles.text} type="button" dir="auto" onClick={onChoose}>
        <bdi>{beginning}</bdi>
      </button>
    </Tooltip>
  );
}
