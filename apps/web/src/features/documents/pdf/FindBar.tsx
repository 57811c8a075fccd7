import type { Found, PdfView } from '@norma/reader';
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { useFocusReturn } from '../../../ui/overlays/useFocusReturn.ts';
import { useMessages, type Translate } from '../../../i18n/useMessages.ts';
import { findField } from './useFindKeys.ts';
import styles from './FindBar.module.css';

type Props = { view: PdfView | undefined; found: Found | null; pageCount: number; onClose: () => void };

const atFirst = { text: '', matchesCase: false, isWholeWords: false, highlightsAll: true };

const choices = [
  { name: 'matchesCase', word: 'matchCase' },
  { name: 'isWholeWords', word: 'wholeWords' },
  { name: 'highlightsAll', word: 'highlightAll' },
] as const;

/** Finds text in the document: the number of matches, the current one, and buttons to step through them. */
export function FindBar({ view, found, pageCount, onClose }: Props) {
  const t = useMessages('pdf-viewer');
  const [search, setSearch] = useState(atFirst);
  const field = useRef<HTMLInputElement>(null);
  useFocusReturn(true);
  useEffect(() => field.current?.focus(), []); // After it is known where the focus has to return to.
  useEffect(() => view?.find(search), [view, search]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose();
  };
  const onKeyInField = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    view?.findStep(event.shiftKey ? 'previous' : 'next');
  };
  const hasHits = found !== null && found.total > 0;

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only Escape, from any of its parts
    <search className={styles.bar} aria-label={t('find')} onKeyDown={onKeyDown}>
      <div className={styles.asked}>
        <input
          className={styles.field}
          {...{ [findField]: true }}
          ref={field}
          type="text"
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          aria-label={t('findField')}
          data-none={(found?.isDone && !hasHits) || undefined}
          value={search.text}
          onChange={({ target }) => setSearch((last) => ({ ...last, text: target.value }))}
          onKeyDown={onKeyInField}
        />
        <span className={styles.count}>{found && countInWords(found, pageCount, t)}</span>
        <IconButton label={t('previousHit')} disabled={!hasHits} onClick={() => view?.findStep('previous')}>
          <IconChevronUp size={16} stroke={1.6} aria-hidden />
        </IconButton>
        <IconButton label={t('nextHit')} disabled={!hasHits} onClick={() => view?.findStep('next')}>
          <IconChevronDown size={16} stroke={1.6} aria-hidden />
        </IconButton>
      </div>
      <div className={styles.choices}>
        {choices.map(({ name, word }) => (
          <Checkbox
            key={name}
            label={t(word)}
            state={search[name] ? 'on' : 'off'}
            onChange={(isOn) => setSearch((last) => ({ ...last, [name]: isOn }))}
          />
        ))}
      </div>
      <IconButton className={styles.close} label={t('closeFind')} onClick={onClose}>
        <IconX size={16} stroke={1.6} aria-hidden />
      </IconButton>
    </search>
  );
}

/** Which hit is shown; while a large document is still searched, how far that has come. */
function countInWords(
  { current, total, pagesSearched, isDone }: Found,
  count: number,
  t: Translate<'pdf-viewer'>,
): string {
  if (current > 0) return t('hit', { current, total });
  if (!isDone) return t('searched', { page: pagesSearched, count });
  return total === 0 ? t('noHits') : t('hits', { total });
}
