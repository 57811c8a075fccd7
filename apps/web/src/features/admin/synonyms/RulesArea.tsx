import type { SynonymTrial } from '@norma/contracts';
import { useId, useRef } from 'react';
import { isolate } from '../../../i18n/isolate.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { languageName } from '../../../ui/text/languageName.ts';
import { countRules } from './lists.ts';
import styles from './RulesArea.module.css';

type Props = {
  language: string;
  text: string;
  /** The text as it is saved: lines that it does not have are marked as new. */
  saved: string;
  faults: SynonymTrial['faults'];
  onChange: (text: string) => void;
};

/** The rules of one language as numbered lines, with what is wrong with them below. */
export function RulesArea({ language, text, saved, faults, onChange }: Props) {
  const t = useMessages('synonyms');
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const gutter = useRef<HTMLDivElement>(null);
  const faulty = new Set(faults.map(({ line }) => line));
  const known = new Set(saved.split('\n'));
  return (
    <>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {t('rulesIn', { language: isolate(languageName(language)) })}
        </label>
        <span className={styles.count}>{t('count', { count: countRules(text) })}</span>
      </div>
      <div className={styles.box}>
        <div className={styles.gutter} ref={gutter} aria-hidden>
          {text.split('\n').map((line, at) => (
            <span
              key={at}
              data-faulty={faulty.has(at + 1) || undefined}
              data-new={(line.trim() !== '' && !known.has(line)) || undefined}
            >
              {at + 1}
            </span>
          ))}
        </div>
        <textarea
          ref={area}
          id={id}
          className={styles.area}
          lang={language}
          dir="auto"
          wrap="off"
          spellCheck={false}
          autoComplete="off"
          maxLength={100_000}
          value={text}
          aria-invalid={faults.length > 0 || undefined}
          aria-describedby={`${id}-syntax${faults.length > 0 ? ` ${id}-faults` : ''}`}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onScroll={({ currentTarget }) => {
            if (gutter.current) gutter.current.scrollTop = currentTarget.scrollTop;
          }}
        />
      </div>
      {faults.length > 0 && (
        <ul className={styles.faults} id={`${id}-faults`} aria-label={t('faults')}>
          {faults.slice(0, 20).map(({ line, fault }) => (
            <li key={line}>
              <button type="button" onClick={() => area.current && selectLine(area.current, line)}>
                {t(`fault.${fault}`, { line })}
              </button>
            </li>
          ))}
        </ul>
      )}
      <dl className={styles.syntax} id={`${id}-syntax`}>
        {(['group', 'oneWay', 'comment'] as const).map((kind) => (
          <div key={kind}>
            <dt dir="ltr">{examples[kind]}</dt>
            <dd>{t(`syntax.${kind}`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const examples = { group: 'a, b, c', oneWay: 'a => b, c', comment: '#' } as const;

/** Puts the cursor into a line, which selects it and scrolls to it. */
function selectLine(area: HTMLTextAreaElement, line: number): void {
  const before = area.value.split('\n').slice(0, line - 1);
  const start = before.reduce((sum, { length }) => sum + length + 1, 0);
  const end = area.value.indexOf('\n', start);
  area.focus();
  area.setSelectionRange(start, end === -1 ? area.value.length : end);
}
