import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { CardsToCome } from './CardsToCome.tsx';
import { publishersQuery } from '../queries.ts';
import { committeesQuery, industriesQuery } from './queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { chaptersOf, industriesOf, type Line } from './chapters.ts';
import { Lines } from './Lines.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { useNumberFormat } from '../../../ui/text/useNumberFormat.ts';
import styles from './TableOfContents.module.css';

/** The table of contents of the library: publishers with their committees, and industries. */
export function TableOfContents() {
  const t = useMessages('dashboard');
  const { i18n } = useTranslation();
  const publishers = useQuery(publishersQuery);
  const committees = useQuery(committeesQuery(i18n.language));
  const industries = useQuery(industriesQuery(i18n.language));
  const queries = [publishers, committees, industries];
  const failed = queries.filter(({ isError }) => isError);
  if (failed.length > 0) {
    const retry = (): void => failed.forEach(({ refetch }) => void refetch());
    return (
      <div className={styles.alone}>
        <ErrorState title={t('toc.failed')} onRetry={retry}>
          {t('toc.failedText')}
        </ErrorState>
      </div>
    );
  }
  if (!publishers.data || !committees.data || !industries.data) return <CardsToCome />;

  const chapters = chaptersOf(publishers.data, committees.data);
  const fields = industriesOf(industries.data);
  if (chapters.length === 0) {
    return (
      <div className={styles.alone}>
        <EmptyState title={t('toc.none')}>{t('toc.noneText')}</EmptyState>
      </div>
    );
  }
  return (
    <div className={styles.book}>
      <section aria-labelledby="toc-publishers">
        <h2 className={styles.part} id="toc-publishers">
          {t('toc.publishers')}
        </h2>
        {chapters.map((chapter) => (
          <Chapter key={chapter.key} chapter={chapter} />
        ))}
      </section>
      {fields.length > 0 && (
        <section aria-labelledby="toc-industries">
          <h2 className={styles.part} id="toc-industries">
            {t('toc.industries')}
          </h2>
          <Lines lines={fields} label={t('toc.industries')} />
        </section>
      )}
    </div>
  );
}

/** A publisher, and its committees below it. */
function Chapter({ chapter }: { chapter: Line }) {
  const t = useMessages('dashboard');
  const number = useNumberFormat();
  const { key, name, count, to, lines } = chapter;
  return (
    <section className={styles.chapter} aria-label={name}>
      <h3 className={styles.publisher}>
        <bdi className={styles.code} dir="ltr">
          {key}
        </bdi>
        <Link className={styles.name} to={to}>
          <bdi>{name}</bdi>
        </Link>
        <span className={styles.leader} aria-hidden />
        <span className={styles.count}>
          <span aria-hidden>{number(count)}</span>
          <VisuallyHidden>{t('documentsOf', { count })}</VisuallyHidden>
        </span>
      </h3>
      {lines.length > 0 && <Lines lines={lines} label={t('toc.committees', { publisher: name })} />}
    </section>
  );
}
