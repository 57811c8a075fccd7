import { Hidden } from '../../../ui/Hidden.tsx';
import { placeOfChange, wordsOfChange } from './changeWords.ts';
import { KindMark } from './KindMark.tsx';
import type { Change } from './kinds.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import parts from './ChangeList.module.css';

type Props = {
  changes: readonly Change[];
  current: string | null;
  /** Of the newer edition. */
  language: string;
  /** What is said where the list is empty. */
  none: string;
  onChange: (id: string) => void;
};

/** Every change in the order of the text: its kind, where it is, and some of its words. */
export function ChangeList({ changes, current, language, none, onChange }: Props) {
  const words = useMessages('comparison');
  if (changes.length === 0) return <p className={parts.none}>{none}</p>;
  return (
    <ol className={parts.list} aria-label={words('changes')}>
      {changes.map((change) => (
        <li className={parts.item} key={change.id}>
          <button
            className={parts.change}
            ref={change.id === current ? bringIntoList : undefined}
            type="button"
            aria-current={change.id === current || undefined}
            onClick={() => onChange(change.id)}
          >
            <KindMark kind={change.kind} />
            <Hidden>{words(`kind.${change.kind}`)} </Hidden>
            <bdi className={parts.place}>{placeOfChange(change)}</bdi>
            <span className={parts.said} lang={language} dir="auto">
              {change.title && <span className={parts.clause}>{change.title}</span>}
              <span className={parts.words}>{wordsOfChange(change, words)}</span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Scrolls the list alone: the page stands where the text is being read. */
function bringIntoList(row: HTMLElement | null): void {
  const list = row?.closest('ol');
  if (!row || !list) return;
  const [seen, own] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  if (own.top < seen.top) list.scrollTop -= seen.top - own.top;
  if (own.bottom > seen.bottom) list.scrollTop += own.bottom - seen.bottom;
}
