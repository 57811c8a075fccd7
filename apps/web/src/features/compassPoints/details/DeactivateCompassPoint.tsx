import { MessageDialog } from '../../../ui/MessageDialog.tsx';
import { cut } from '../cut.ts';
import { useWords } from '../useWords.ts';

/** As much of a name as a question repeats. */
const longestName = 100;

type Props = {
  /** What it is called, in plain words. */
  name: string;
  isOpen: boolean;
  onEnd: (isWanted: boolean) => void;
};

/** Asks whether a compass point shall be deactivated. */
export function DeactivateCompassPoint({ name, isOpen, onEnd }: Props) {
  const words = useWords();
  return (
    <MessageDialog
      isOpen={isOpen}
      title={words('deactivateTitle')}
      question={{ confirm: words('deactivate'), keep: words('keep'), isDangerous: true }}
      onEnd={(end) => onEnd(end === 'CONFIRM')}
    >
      {words('deactivateText', { name: `\u2068${cut(name, longestName)}\u2069` })}
    </MessageDialog>
  );
}
