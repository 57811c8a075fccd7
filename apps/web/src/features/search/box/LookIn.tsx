import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Beta } from './Beta.tsx';
import { isOfContent, type SearchChoice } from './searchChoices.ts';
import type { Offered } from './useSearchChoices.ts';
import styles from './LookIn.module.css';

type Props = {
  boxes: readonly Offered[];
  chosen: SearchChoice;
  /** The choice after a checkbox is cleared. */
  otherwise: SearchChoice;
  onChoose: (choice: SearchChoice) => void;
};

/** Checkboxes for the two searches next to that of all content; as one search has one kind, each clears the other. */
export function LookIn({ boxes, chosen, otherwise, onChoose }: Props) {
  const t = useMessages('search');
  return (
    <>
      {boxes.map(({ choice, isBeta }) => (
        <Checkbox
          key={choice}
          state={choice === chosen ? 'on' : 'off'}
          onChange={(isOn) => onChoose(isOn ? choice : otherwise)}
          label={
            <span className={styles.label}>
              {t(isBeta ? 'discover' : 'mySubscription')}
              {isBeta && <Beta />}
            </span>
          }
        />
      ))}
    </>
  );
}

/** The choices that have a checkbox; where there is no content to go back to, there is nothing to check. */
export const boxesOf = (offered: readonly Offered[]): Offered[] =>
  offered.some(({ choice }) => isOfContent(choice))
    ? offered.filter(({ choice }) => !isOfContent(choice))
    : [];
