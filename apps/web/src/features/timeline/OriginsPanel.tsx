import type { Origins, Timeline } from '@norma/contracts';
import { IconArrowsDiff, IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { isolate, isolateLtr } from '../../i18n/isolate.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { shortName, type Cell, type Edition, type Row } from './cells.ts';
import { originsQuery } from './queries.ts';
import styles from './OriginsPanel.module.css';

type Sentence = Origins['clauses'][number]['sentences'][number];
type Value = Sentence['values'][number];
type Since = Sentence['since'];

type Props = {
  timeline: Timeline;
  row: Row;
  onClose: () => void;
  onCompare: (row: Row, cell: Cell, edition: Edition) => void;
};

/** The sentences of a clause in the newest edition that has it, with the edition that introduced each piece. */
export function OriginsPanel({ timeline, row, onClose, onCompare }: Props) {
  const t = useMessages('timeline');
  const { editions, language } = timeline;
  const at = row.cells.findLastIndex((cell) => cell?.clauseId != null);
  const [edition, cell] = [editions[at], row.cells[at]];
  const clause = cell?.clauseId ?? '';
  const { data, error, refetch } = useQuery(originsQuery(edition?.contentId ?? 0, clause));
  const [place, setPlace] = useState({ of: row.line, at: 0 });
  const heading = useRef<HTMLHeadingElement>(null);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another clause is another content
  useEffect(() => heading.current?.focus(), [row.line]);
  const sentences = data?.clauses.find(({ id }) => id === clause)?.sentences ?? [];
  const shown = place.of === row.line ? Math.min(place.at, Math.max(0, sentences.length - 1)) : 0;
  const sentence = sentences[shown];
  const base = editions.find(({ contentCode }) => contentCode === edition?.comparedWith);
  const number = isolateLtr(cell?.number || row.title || t('clause'));
  return (
    <section className={styles.panel} aria-label={t('origins')}>
      <div className={styles.head}>
        <h2 className={styles.heading} ref={heading} tabIndex={-1}>
          {t('origins')}{' '}
          <span className={styles.of}>
            {sentence ? t('sentenceOf', { number, at: shown + 1, count: sentences.length }) : number}
          </span>
        </h2>
        <IconButton
          label={t('previousSentence')}
          disabled={shown === 0}
          onClick={() => setPlace({ of: row.line, at: shown - 1 })}
        >
          <IconChevronUp size={16} stroke={1.6} aria-hidden />
        </IconButton>
        <IconButton
          label={t('nextSentence')}
          disabled={shown >= sentences.length - 1}
          onClick={() => setPlace({ of: row.line, at: shown + 1 })}
        >
          <IconChevronDown size={16} stroke={1.6} aria-hidden />
        </IconButton>
        <IconButton label={t('closeOrigins')} onClick={onClose}>
          <IconX size={16} stroke={1.6} aria-hidden />
        </IconButton>
      </div>
      {error && (
        <ErrorState title={t('originsFailed')} onRetry={() => void refetch()}>
          {t('failedText')}
        </ErrorState>
      )}
      {!data && !error && <Spinner label={t('loadingOrigins')} />}
      {data && !sentence && <p className={styles.none}>{t('noSentences')}</p>}
      {sentence && (
        <>
          <SentenceParts sentence={sentence} language={language} />
          {sentence.values.map((value) => (
            <ValueHistory key={value.words} value={value} editions={editions} />
          ))}
        </>
      )}
      {base && edition && cell && (
        <div className={styles.foot}>
          <Button
            kind="bare"
            icon={<IconArrowsDiff size={16} stroke={1.6} aria-hidden />}
            onClick={() => onCompare(row, cell, edition)}
          >
            {t('compareIn', {
              number,
              old: isolateLtr(shortName(base)),
              young: isolateLtr(shortName(edition)),
            })}
          </Button>
        </div>
      )}
    </section>
  );
}

/** A sentence in pieces, the year below each; the newest ones stand out. */
function SentenceParts({ sentence, language }: { sentence: Sentence; language: string }) {
  const t = useMessages('timeline');
  const newest = Math.max(...sentence.parts.map(({ since }) => since.to ?? 0));
  return (
    <>
      <p className={styles.sentence} lang={language} dir="auto">
        {sentence.parts.map(({ words, since }, at) => (
          <span className={styles.part} key={at} data-newest={since.to === newest || undefined}>
            {words}
            <bdi className={styles.year}>{yearsOf(since)}</bdi>
          </span>
        ))}
      </p>
      <p className={styles.since}>{t('sentenceSince', { years: isolateLtr(yearsOf(sentence.since)) })}</p>
    </>
  );
}

const yearsOf = ({ from, to, contentCode }: Since): string => {
  if (to === null) return contentCode;
  return from === null || from === to ? String(to) : `${from}–${to}`;
};

/** A quantity through the editions: one bar for each value. */
function ValueHistory({ value, editions }: { value: Value; editions: readonly Edition[] }) {
  const t = useMessages('timeline');
  const [before] = value.before;
  const stretches = [value, ...value.before].toReversed();
  const placeOf = ({ contentCode }: Since): number =>
    Math.max(
      0,
      editions.findIndex((edition) => edition.contentCode === contentCode),
    );
  const years = isolateLtr(yearsOf(value.since));
  return (
    <div className={styles.value}>
      <p className={styles.fact}>
        <bdi className={styles.now}>{value.words}</bdi>{' '}
        {before ? t('valueSince', { years, before: isolate(before.words) }) : t('valueSinceFirst', { years })}
      </p>
      <ol className={styles.bars} dir="ltr" aria-hidden style={{ '--columns': editions.length } as object}>
        {stretches.map(({ words, since }, at) => {
          const [start, next] = [placeOf(since), stretches[at + 1]];
          const end = next ? placeOf(next.since) : editions.length;
          return (
            <li
              className={styles.bar}
              key={since.contentCode}
              data-now={next === undefined || undefined}
              style={{ gridColumn: `${start + 1} / ${Math.max(start + 1, end) + (end > start ? 0 : 1)}` }}
            >
              {words}
            </li>
          );
        })}
        {editions.map((edition, at) => (
          <li className={styles.tick} key={edition.contentCode} style={{ gridColumn: at + 1 }}>
            {shortName(edition).replace(/^[-:\s]+/, '')}
          </li>
        ))}
      </ol>
    </div>
  );
}
