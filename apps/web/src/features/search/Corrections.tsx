import { isolated } from './quoted.ts';
import type { Found } from './found.ts';
import { useWords } from './useWords.ts';
import parts from './Corrections.module.css';

/** Which words no document has, and what was looked for in their place. */
export function Corrections({ corrections }: Pick<Found, 'corrections'>) {
  const words = useWords();
  return corrections.map(({ typed, used }) => (
    <p className={parts.corrected} key={typed}>
      {words('corrected', { typed: isolated(typed), used: isolated(used) })}
    </p>
  ));
}
