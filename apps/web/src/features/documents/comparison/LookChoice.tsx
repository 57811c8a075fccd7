import type { ComparisonLook } from '@norma/reader';
import { useWords } from './useWords.ts';
import parts from './LookChoice.module.css';

const looks = ['inline', 'side-by-side'] as const;

/** Chooses how two editions are laid: as one text, or beside each other. */
export function LookChoice({
  look,
  onLook,
}: {
  look: ComparisonLook;
  onLook: (look: ComparisonLook) => void;
}) {
  const words = useWords();
  return (
    <div className={parts.looks} role="group" aria-label={words('look')}>
      {looks.map((each) => (
        <button
          className={parts.look}
          key={each}
          type="button"
          aria-pressed={each === look}
          onClick={() => onLook(each)}
        >
          {words(`look.${each}`)}
        </button>
      ))}
    </div>
  );
}
