import type { PdfState, PdfView } from '@norma/reader';
import { useId, useState, type Ref, type SubmitEvent } from 'react';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './PageField.module.css';

type Props = {
  view: PdfView | undefined;
  state: Extract<PdfState, { status: 'ready' }>;
  ref: Ref<HTMLInputElement>;
};

/** What the page being read is called; a number or the document's own label typed over it goes there. */
export function PageField({ view, state, ref }: Props) {
  const words = useMessages('pdf-viewer');
  const count = useId();
  const { page, pageCount, labels } = state;
  const label = labels?.[page - 1] || String(page);
  const [typed, setTyped] = useState<string | null>(null);
  const [unknown, setUnknown] = useState<string | null>(null);
  const type = (name: string): void => {
    setTyped(name.slice(0, 20));
    setUnknown(null);
  };
  const go = (event?: SubmitEvent): void => {
    event?.preventDefault();
    if (typed === null) return;
    const isFound = typed.trim() === '' || (view?.goToNamed(typed) ?? false);
    setUnknown(isFound ? null : typed);
    setTyped(null);
  };
  return (
    <form className={styles.pages} onSubmit={go}>
      <input
        className={styles.field}
        ref={ref}
        inputMode={labels ? 'text' : 'numeric'}
        autoComplete="off"
        dir="ltr"
        size={Math.max(2, String(pageCount).length, label.length)}
        aria-label={words('pageField')}
        aria-describedby={count}
        value={typed ?? label}
        aria-invalid={unknown !== null || undefined}
        onChange={({ target }) => type(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={() => go()}
        onKeyDown={({ key }) => key === 'Escape' && setTyped(null)}
      />
      <span className={styles.count} id={count} role={unknown === null ? undefined : 'alert'}>
        {unknown === null
          ? words(labels ? 'ordinal' : 'ofPages', { page, count: pageCount })
          : words('noSuchPage', { name: unknown })}
      </span>
    </form>
  );
}
