import type { FilePlace, FileReference, FileReport } from '@norma/reader/check';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { useListFormat } from '../../../ui/text/useListFormat.ts';
import { useMessages, type Translate } from '../../../i18n/useMessages.ts';
import { isolateLtr } from '../../../i18n/isolate.ts';
import { KindBar } from '../health/KindBar.tsx';
import { isShown, kindOf, kinds, type Filter, type Kind } from '../health/kinds.ts';
import { NamedDocument, Verdicts, type VerdictRow } from '../Verdicts.tsx';
import { ranges } from './ranges.ts';
import styles from './CheckScreen.module.css';

/** Rows that are shown at once; more are asked for. */
const rowsAtOnce = 200;

/** What a file cites, with verdicts; what needs attention first. */
export function CheckReport({ report, isWhole }: { report: FileReport; isWhole: boolean }) {
  const t = useMessages('references');
  const verdicts = useMessages('related');
  const list = useListFormat();
  const counts = new Map<Kind, number>();
  for (const reference of report.references)
    counts.set(kindOf(reference), (counts.get(kindOf(reference)) ?? 0) + 1);
  const current = counts.get('current') ?? 0;
  const hasAttention = current < report.references.length;
  const [chosen, setChosen] = useState<Filter>(hasAttention ? 'attention' : 'current');
  const [limit, setLimit] = useState(rowsAtOnce);
  const all = report.references
    .map((reference) => ({ reference, kind: kindOf(reference) }))
    .filter(({ kind }) => isShown(kind, chosen))
    .toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
  const shown = isWhole ? all : all.slice(0, limit);
  const choose = (choice: Filter): void => {
    setChosen(choice);
    setLimit(rowsAtOnce);
  };
  const missing = report.pagesWithoutText;
  return (
    <section className={styles.report} aria-label={t('report.label')}>
      {missing.length > 0 && (
        <p className={styles.notice}>
          {t('report.noText', { count: missing.length, pages: list(ranges(missing)) })}
        </p>
      )}
      {report.isTruncated && <p className={styles.notice}>{t('report.truncated')}</p>}
      {report.references.length === 0 ? (
        <EmptyState title={t('report.none')}>{t('report.noneText')}</EmptyState>
      ) : (
        <>
          <KindBar counts={counts} filter={chosen} onFilter={choose}>
            {t('report.count', { count: report.references.length, places: report.occurrences })}
          </KindBar>
          {all.length > 0 && (
            <Verdicts
              label={t('report.label')}
              heads={{
                reference: t('head.reference'),
                verdict: t('head.verdict'),
                place: t('head.place'),
                words: t('head.inFile'),
                instead: verdicts('health.useInstead'),
              }}
              rows={shown.map(({ reference }) => rowOf(reference, t, list))}
            />
          )}
          <div className={styles.foot}>
            <span role="status">{t('report.shown', { shown: shown.length, count: all.length })}</span>
            {shown.length < all.length && (
              <Button onClick={() => setLimit(limit + rowsAtOnce)}>
                {t('report.more', { count: Math.min(rowsAtOnce, all.length - shown.length) })}
              </Button>
            )}
            {chosen !== 'current' && current > 0 && (
              <button className={styles.current} type="button" onClick={() => choose('current')}>
                {t('report.current', { count: current })}
              </button>
            )}
          </div>
        </>
      )}
    </section>
  );
}

function rowOf(
  reference: FileReference,
  t: Translate<'references'>,
  list: (parts: string[]) => string,
): VerdictRow {
  const kind = kindOf(reference);
  const { designation, edition, places, quote, paths } = reference;
  return {
    key: designation,
    reference: { designation, contentCode: edition?.contentCode ?? null },
    kind,
    place: placesInWords(places, t, list),
    words: <q className={styles.quote}>{quote}</q>,
    paths,
    instead: <Instead reference={reference} />,
  };
}

/** Places that are named; a standard that is cited on every page says how often. */
const placesAtMost = 8;

/** Where a reference stands, in words. */
export function placesInWords(
  places: readonly FilePlace[],
  t: Translate<'references'>,
  list: (parts: string[]) => string,
): string {
  const placeKinds = ['page', 'paragraph', 'footnote', 'endnote'] as const;
  const words = placeKinds.flatMap((kind) => {
    const numbers = places.filter((place) => place.kind === kind).map(({ number }) => number);
    if (numbers.length === 0) return [];
    const spans = ranges(numbers);
    const named = list(spans.slice(0, placesAtMost));
    const more = spans.length > placesAtMost ? ' …' : '';
    return [t(`place.${kind}`, { count: numbers.length, numbers: `${named}${more}` })];
  });
  return list(words);
}

function Instead({ reference }: { reference: FileReference }) {
  const t = useMessages('references');
  const verdicts = useMessages('related');
  const { inForce, replacement, paths } = reference;
  const kind = kindOf(reference);
  if (kind === 'withdrawn-and-replaced' && replacement) return <NamedDocument named={replacement} />;
  if (kind === 'superseded-edition' && inForce) return <NamedDocument named={inForce} />;
  const withdrawn = paths[0]?.at(-1)?.designation ?? '';
  if (kind === 'cites-withdrawn') return t('instead.cites-withdrawn', { designation: isolateLtr(withdrawn) });
  if (kind === 'current' || kind === 'amended') return null;
  if (kind === 'ambiguous' || kind === 'not-in-library') return t(`instead.${kind}`);
  return verdicts('health.noReplacement');
}
