import type { SearchAddress } from './address.ts';
import type { Change } from './ListControls.tsx';
import { RefinementSections } from './RefinementSections.tsx';
import { useWords } from './useWords.ts';
import parts from './RefinementColumn.module.css';

type Props = { search: SearchAddress; onChange: Change };

/** What the results can be narrowed by, beside them. */
export function RefinementColumn({ search, onChange }: Props) {
  const words = useWords();
  return (
    <aside aria-label={words('refine')}>
      <header className={parts.head}>
        <h2 className={parts.title}>{words('refine')}</h2>
        {search.picks.length > 0 && (
          <button className={parts.clear} type="button" onClick={() => onChange({ picks: [] })}>
            {words('clearAll')}
          </button>
        )}
      </header>
      <RefinementSections search={search} onChange={onChange} />
    </aside>
  );
}
