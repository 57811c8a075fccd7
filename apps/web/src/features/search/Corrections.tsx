import { isolated } from './quoted.ts';
import type { Found } from './found.ts';
import { useWords } from './useWords.ts';
import parts from './Corrections.module.css';

/** Which words no document has, what was looked for in their place, and whether most of the words had to be enough. */
export function Corrections({ corrections, isPartial }: Pick<Found, 'corrections' | 'isPartial'>) {
  const words = useWords();
  if (corrections.length === 0 && !isPartial) return null;
  return (
    <div className={parts.corrected}>
      {corrections.map(({ typed, used }) => (
        <p key={typed}>{words('corrected', { typed: isolated(typed), used: isolated(used) })}</p>
      ))}
      {isPartial && <p>{words('partial')}</p>}
    </div>
  );
}
