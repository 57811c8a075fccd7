import type { ResultExplanation } from '@norma/contracts';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiQuery } from '../../../client/apiQuery.ts';
import { client } from '../../../client/client.ts';
import { queryKeys } from '../../../client/queryKeys.ts';
import { isolate } from '../../../i18n/isolate.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { useNumberFormat } from '../../../ui/text/useNumberFormat.ts';
import type { SearchAddress } from '../address.ts';
import type { FoundDocument } from '../found.ts';
import { narrowing } from '../narrowing.ts';
import styles from './ReasonTable.module.css';

type Props = {
  document: Pick<FoundDocument, 'contentCode' | 'displayDesignation'>;
  search: SearchAddress;
  count: number;
};

const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** What speaks for a document, in points that add up to its score. */
export function ReasonTable({ document, search, count }: Props) {
  const t = useMessages('search-explanation');
  const { data: why, isError } = useQuery(explanationQuery(document.contentCode, search));
  if (isError) return <p className={styles.note}>{t('failed')}</p>;
  if (!why) return <SkeletonRows rows={2} />;
  const designation = isolate(document.displayDesignation);
  return (
    <>
      {why.designation && <p className={styles.note}>{t(`named.${why.designation}`)}</p>}
      {why.designation && why.parts.length === 0 && <p className={styles.note}>{t('namedFirst')}</p>}
      {why.isRecordOnly && (
        <p className={styles.note}>
          <IconLock size={14} stroke={1.6} aria-hidden /> {t('recordOnly')}
        </p>
      )}
      {why.score !== null && (
        <Points why={why} score={why.score} count={count} caption={t('whyOf', { designation })} />
      )}
    </>
  );
}

type PointsProps = { why: ResultExplanation; score: number; count: number; caption: string };

/** A waterfall: each part begins where the one before ends, and the last ends at the score. */
function Points({ why, score, count, caption }: PointsProps) {
  const t = useMessages('search-explanation');
  const number = useNumberFormat(tenths);
  const ends = why.parts.map((_, at) =>
    why.parts.slice(0, at + 1).reduce((sum, part) => sum + part.points, 0),
  );
  const most = Math.max(score, ...ends, 0.1);
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {(['part', 'reason'] as const).map((key) => (
            <th key={key} scope="col">
              <VisuallyHidden>{t(key)}</VisuallyHidden>
            </th>
          ))}
          <td className={styles.bars} aria-hidden />
          <th scope="col">
            <VisuallyHidden>{t('points')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {why.parts.map((part, at) => (
          <tr key={at}>
            <th scope="row">{part.kind === 'word' ? t(`field.${part.field}`) : t('factor')}</th>
            <td>{part.kind === 'word' ? <WordReason part={part} /> : t(`factor.${part.factor}`)}</td>
            <td className={styles.bars} aria-hidden>
              <Bar from={(ends[at] ?? 0) - part.points} to={ends[at] ?? 0} most={most} />
            </td>
            <td className={styles.points}>
              {part.kind === 'factor' && part.points > 0 ? `+${number(part.points)}` : number(part.points)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('score')}</th>
          <td>
            {why.rank !== null && why.best !== null && (
              <Place rank={why.rank} best={why.best} count={count} />
            )}
          </td>
          <td className={styles.bars} aria-hidden />
          <td className={styles.points}>{number(score)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Place({ rank, best, count }: { rank: number; best: number; count: number }) {
  const t = useMessages('search-explanation');
  const number = useNumberFormat(tenths);
  const whole = useNumberFormat();
  return t('place', { rank: whole(rank), count: whole(count), best: number(best) });
}

type WordPart = Extract<ResultExplanation['parts'][number], { kind: 'word' }>;

/** The words of the document that matched, in whose place they stand, and how often they are there. */
function WordReason({ part }: { part: WordPart }): ReactNode {
  const t = useMessages('search-explanation');
  const { by, word, forms, times } = part;
  return (
    <>
      {by === 'correction' && (
        <>
          <VisuallyHidden>{t('typed')} </VisuallyHidden>
          <del>{word}</del> <span aria-hidden>→</span> <VisuallyHidden>{t('readAs')} </VisuallyHidden>
        </>
      )}
      <bdi className={styles.words}>{forms.length > 0 ? forms.join(', ') : word}</bdi>
      {by === 'synonym' && ` · ${t('synonym')}`}
      {by === 'quantity' && ` · ${t('anyUnit')}`}
      {` · ${t('times', { count: times })}`}
    </>
  );
}

function Bar({ from, to, most }: { from: number; to: number; most: number }) {
  const [start, end] = [Math.min(from, to), Math.max(from, to)].map((value) => Math.max(0, value) / most);
  return (
    <span className={styles.track}>
      <span
        className={styles.bar}
        data-less={to < from || undefined}
        style={{
          insetInlineStart: `${(start ?? 0) * 100}%`,
          inlineSize: `${Math.max(2, ((end ?? 0) - (start ?? 0)) * 100)}%`,
        }}
      />
    </span>
  );
}

/** Why a search finds one document. */
const explanationQuery = (contentCode: string, search: SearchAddress) =>
  apiQuery(
    queryKeys.search('explanation', contentCode, search),
    (options) =>
      client.search.explain(
        {
          body: {
            ...narrowing(search),
            contentCode,
            filters: { 'subscribed-contents': search.kind === 'subscription' },
          },
        },
        options,
      ),
    { retry: false },
  );
