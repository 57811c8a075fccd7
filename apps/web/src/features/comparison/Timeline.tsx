import { useQuery } from '@tanstack/react-query';
import { designationParts } from '../../ui/text/designationParts.ts';
import { DimensionLine } from '../../ui/layout/DimensionLine.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { useLength } from '../../ui/overview-ruler/useLength.ts';
import { pairWith, type Comparable, type Format, type Pair } from './pair.ts';
import { comparedHtmlQuery } from './queries.ts';
import { axisOf } from '../../ui/charts/timeAxis.ts';
import { useComparisonWays } from './useComparisonWays.ts';
import { useMessages, type MessageKey } from '../../i18n/useMessages.ts';
import styles from './Timeline.module.css';

type Props = { editions: readonly Comparable[]; pair: Pair; format: Format | undefined };

/** The space of an edition on the timeline, in px. */
const roomOf = 44;

/** The editions on an axis of time, to scale; pressing one compares with it. Time runs to the right in every language. */
export function Timeline({ editions, pair, format }: Props) {
  const t = useMessages('comparison');
  const ways = useComparisonWays();
  const { place, length } = useLength(false);
  const { data } = useQuery({ ...comparedHtmlQuery(pair), enabled: false });
  const { stations, ticks } = axisOf(
    editions.map(({ year }) => year),
    length > 0 ? roomOf / length : 0,
  );
  const at = ({ id }: Comparable): number =>
    stations[editions.findIndex((edition) => edition.id === id)]?.at ?? 0;
  const [from, to] = [at(pair.base), at(pair.target)];
  return (
    <div className={styles.timeline} role="group" aria-label={t('timeline')} dir="ltr">
      <div className={styles.axis} ref={place}>
        <div className={styles.span} style={{ left: `${from * 100}%`, right: `${(1 - to) * 100}%` }}>
          {format === 'html' && data && (
            <DimensionLine>{t('changeCount', { count: data.changes.length })}</DimensionLine>
          )}
        </div>
        {ticks.map((tick) => (
          <span
            className={styles.tick}
            key={tick.year}
            style={{ left: `${tick.at * 100}%` }}
            data-numbered={tick.isNumbered || undefined}
            aria-hidden
          >
            {tick.isNumbered && tick.year}
          </span>
        ))}
        {editions.map((edition, index) => (
          <button
            className={styles.edition}
            key={edition.id}
            type="button"
            style={{ left: `${(stations[index]?.at ?? 0) * 100}%` }}
            aria-pressed={endOf(edition, pair) !== undefined}
            data-end={endOf(edition, pair)}
            onClick={() => {
              const next = pairWith(editions, pair, edition);
              if (next !== pair) ways.open(next, format);
            }}
          >
            <VisuallyHidden>
              {t(names[endOf(edition, pair) ?? 'neither'], { designation: nameOf(edition) })}
            </VisuallyHidden>
            <span className={styles.year} aria-hidden>
              {seenOf(edition)}
            </span>
            <span className={styles.dot} />
          </button>
        ))}
      </div>
    </div>
  );
}

/** What tells editions apart: the end of their designation, or, where that has none, what they are called. */
const seenOf = ({ designationNo, edition }: Comparable): string =>
  designationParts(designationNo).year.trim() || edition;

/** What is read out of an edition; what is seen of it is a part, so that it can be pressed by voice. */
function nameOf(edition: Comparable): string {
  const seen = seenOf(edition);
  return edition.designationNo.includes(seen) ? edition.designationNo : `${edition.designationNo}, ${seen}`;
}

type End = keyof Pair;

const names: Record<End | 'neither', MessageKey<'comparison'>> = {
  base: 'editionOlder',
  target: 'editionNewer',
  neither: 'edition',
};

/** Which end of the pair an edition is, if any. */
function endOf({ id }: Comparable, { base, target }: Pair): End | undefined {
  if (id === base.id) return 'base';
  return id === target.id ? 'target' : undefined;
}
