import { Button } from '../../../ui/Button.tsx';
import { WrittenText } from '../texts/WrittenText.tsx';
import { useWords } from './useWords.ts';
import parts from './OtherText.module.css';

type Props = { field: string; text: string; isRich: boolean; onTake: () => void };

/** What somebody else has written into a field meanwhile, to be taken in place of one's own. */
export function OtherText({ field, text, isRich, onTake }: Props) {
  const words = useWords();
  return (
    <div className={parts.other}>
      <p className={parts.label}>{words('otherSays', { field })}</p>
      {text === '' ? (
        <p className={parts.nothing}>{words('otherNothing')}</p>
      ) : (
        <WrittenText text={text} input={isRich ? 'RichText' : 'text'} />
      )}
      <Button className={parts.take} onClick={onTake}>
        {words('takeOther', { field })}
      </Button>
    </div>
  );
}
