import { Button } from '../../../ui/buttons/Button.tsx';
import { PointText } from './PointText.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './OtherText.module.css';

type Props = { field: string; text: string; isRich: boolean; onTake: () => void };

/** What somebody else has written into a field meanwhile, to be taken in place of one's own. */
export function OtherText({ field, text, isRich, onTake }: Props) {
  const words = useMessages('compass-point-dialog');
  return (
    <div className={styles.other}>
      <p className={styles.label}>{words('otherSays', { field })}</p>
      {text === '' ? (
        <p className={styles.nothing}>{words('otherNothing')}</p>
      ) : (
        <PointText {...{ text, isRich }} />
      )}
      <Button className={styles.take} onClick={onTake}>
        {words('takeOther', { field })}
      </Button>
    </div>
  );
}
