import { IconChevronDown, IconListTree } from '@tabler/icons-react';
import { useState } from 'react';
import { Hidden } from '../../../ui/Hidden.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { Clauses, type Outline } from './Clauses.tsx';
import { useWords } from './useWords.ts';
import parts from './ClauseBar.module.css';

/** Where there is no room beside the text: the clause being read stays on top, and opens the list of all. */
export function ClauseBar({ outline }: { outline: Outline }) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const { clauses, current, language, direction } = outline;
  const clause = clauses.find(({ id }) => id === current);
  const close = (): void => setOpen(false);
  const choose = (id: string): void => {
    close();
    outline.onClause(id);
  };
  return (
    <>
      <button className={parts.bar} type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconListTree className={parts.icon} size={16} stroke={1.6} aria-hidden />
        <Hidden>{words('chooseClause')}: </Hidden>
        {clause ? (
          <>
            <bdi className={parts.number}>{clause.number}</bdi>
            <span className={parts.title} lang={language} dir={direction}>
              {clause.title}
            </span>
          </>
        ) : (
          <span className={parts.title}>{words('clauses')}</span>
        )}
        <IconChevronDown className={parts.chevron} size={16} stroke={1.6} aria-hidden />
      </button>
      <Sheet isOpen={isOpen} title={words('clauses')} onClose={close}>
        <Clauses outline={{ ...outline, onClause: choose }} />
      </Sheet>
    </>
  );
}
