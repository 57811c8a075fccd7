import type { Catalog } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { catalogsQuery } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { CatalogRow } from './CatalogRow.tsx';
import styles from './LibraryScreen.module.css';

const sections = [
  { kind: 'journal', heading: 'journals' },
  { kind: 'manuals', heading: 'manuals' },
  { kind: 'standards', heading: 'standards' },
] as const;

/** Records for the catalogs of libraries: of journals, of manuals, and of standards and practices. */
export function LibraryScreen() {
  const t = useMessages('help');
  usePageTitle(t('library'));
  return (
    <div className={styles.screen}>
      <Link className={styles.back} to="/user-resources">
        <IconArrowLeft className={styles.backwards} size={16} stroke={1.6} aria-hidden />
        {t('backToResources')}
      </Link>
      <h1 className={styles.title}>{t('library')}</h1>
      <p className={styles.introduction}>{t('libraryText')}</p>
      <Catalogs />
    </div>
  );
}

function Catalogs() {
  const t = useMessages('help');
  const { i18n } = useTranslation();
  const { data: catalogs, error, refetch } = useQuery(catalogsQuery(i18n.language));
  if (error) {
    return (
      <ErrorState title={t('libraryFailed')} onRetry={() => void refetch()}>
        {t('failedText')}
      </ErrorState>
    );
  }
  if (!catalogs) return <SkeletonRows rows={7} />;
  return sections.map(({ kind, heading }) => {
    const ofKind = catalogs.filter((each: Catalog) => each.kind === kind);
    if (ofKind.length === 0) return null;
    return (
      <section className={styles.section} key={kind} aria-labelledby={`catalogues-${kind}`}>
        <h2 className={styles.heading} id={`catalogues-${kind}`}>
          {t(heading)}
        </h2>
        <ul>
          {ofKind.map((catalog) => (
            <CatalogRow key={catalog.title} catalog={catalog} />
          ))}
        </ul>
      </section>
    );
  });
}
