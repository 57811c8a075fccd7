import type { PdfState, PdfView } from '@norma/reader';
import { useId, useState, type Ref, type SubmitEvent } from 'react';
import { useWords } from './useWords.ts';
import parts from './PageField.module.css';

type Props = {
  view: PdfView | undefined;
  state: Extract<PdfState, { status: 'ready' }>;
  ref: Ref<HTMLInputElement>;
};

/** What the page being read is called; a number or the document's own label typed over it goes there. */
export function PageField({ view, state, ref }: Props) {
  const words = useWords();
  const count = useId();
  const { page, pageCount, labels } = state;
  const label = labels?.[page - 1] || String(page);
  const [typed, setTyped] = useState<string | null>(null);
  const go = (event?: SubmitEvent): void => {
    event?.preventDefault();
    if (typed !== null) view?.goToNamed(typed);
    setTyped(null);
  };
  return (
    <form className={parts.pages} onSubmit={go}>
      <input
        className={parts.field}
        ref={ref}
        inputMode={labels ? 'text' : 'numeric'}
        autoComplete="off"
        dir="ltr"
        size={Math.max(2, String(pageCount).length, label.length)}
        aria-label={words('pageField')}
        aria-describedby={count}
        value={typed ?? label}
        onChange={({ target }) => setTyped(target.value.slice(0, 20))}
        onFocus={({ target }) => target.select()}
        onBlur={() => go()}
        onKeyDown={({ key }) => key === 'Escape' && setTyped(null)}
      />
      <span className={parts.count} id={count}>
        {labels ? words('ordinal', { page, count: pageCount }) : words('ofPages', { count: pageCount })}
      </span>
    </form>
  );
}
