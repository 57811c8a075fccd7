import { isolated } from './quoted.ts';
import type { Found } from './found.ts';
import { useWords } from './useWords.ts';
import parts from './Corrections.module.css';

/** Which words no document has, and what was looked for in their place. */
export function Corrections({ corrections }: Pick<Found, 'corrections'>) {
  const words = useWords();
  if (corrections.length === 0) return null;
  return (
    <div className={parts.corrected}>
      {corrections.map(({ typed, used }) => (
        <p key={typed}>{words('corrected', { typed: isolated(typed), used: isolated(used) })}</p>
      ))}
    </div>
  );
}
