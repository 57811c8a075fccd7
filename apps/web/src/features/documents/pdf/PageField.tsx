import { useId, useState, type SubmitEvent } from 'react';
import { useWords } from '../useWords.ts';
import parts from './PageField.module.css';

type Props = { page: number; pageCount: number; onPage: (page: number) => void };

/** The number of the page being read; a number typed over it goes there. */
export function PageField({ page, pageCount, onPage }: Props) {
  const words = useWords();
  const count = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const go = (event?: SubmitEvent): void => {
    event?.preventDefault();
    const asked = Number(typed ?? '');
    if (Number.isSafeInteger(asked) && asked > 0) onPage(Math.min(asked, pageCount));
    setTyped(null);
  };
  return (
    <form className={parts.pages} onSubmit={go}>
      <input
        className={parts.field}
        inputMode="numeric"
        autoComplete="off"
        size={Math.max(2, String(pageCount).length)}
        aria-label={words('pageField')}
        aria-describedby={count}
        value={typed ?? String(page)}
        onChange={({ target }) => setTyped(target.value.replaceAll(/\D/g, ''))}
        onFocus={({ target }) => target.select()}
        onBlur={() => go()}
        onKeyDown={({ key }) => key === 'Escape' && setTyped(null)}
      />
      <span className={parts.count} id={count}>
        {words('ofPages', { count: pageCount })}
      </span>
    </form>
  );
}
