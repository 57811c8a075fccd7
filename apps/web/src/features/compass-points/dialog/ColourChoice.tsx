import { markColours, type MarkColour } from '@norma/reader/marks';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './ColourChoice.module.css';

type Props = { value: MarkColour; onChange: (colour: MarkColour) => void };

/** The colour of a mark: each has its name beside it, for nobody need tell colours apart. */
export function ColourChoice({ value, onChange }: Props) {
  const words = useMessages('compass-point-dialog');
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{words('colour')}</legend>
      <div className={styles.colours}>
        {markColours.map((colour) => (
          <label className={styles.colour} key={colour} data-colour={colour}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              checked={colour === value}
              onChange={() => onChange(colour)}
            />
            <span className={styles.swatch} aria-hidden>
              {colour === value && <IconCheck size={14} stroke={2.2} />}
            </span>
            {words(`colour.${colour}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
