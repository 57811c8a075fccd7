import type { ImportChange, ImportReport } from '@norma/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LongList } from './LongList.tsx';
import { Section } from '../../ui/admin/Section.tsx';
import { useDocumentLink } from '../session/index.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { changesQuery } from './queries.ts';
import styles from './ImportSheet.module.css';

/** What an import has changed, document by document; of a dry run the first changes, as it wrote them down. */
export function ImportChanges({ report }: { report: ImportReport }) {
  const t = useMessages('imports');
  if (report.isDryRun) return <WouldChange report={report} />;
  return (
    <Section name={t('import.changes')}>
      <Changes report={report} />
    </Section>
  );
}

function WouldChange({ report: { changes } }: { report: ImportReport }) {
  const t = useMessages('imports');
  return (
    <Section name={t('import.wouldChange')}>
      {changes.length === 0 ? (
        <p className={styles.note}>{t('import.noChanges')}</p>
      ) : (
        <>
          <pre className={styles.written} lang="en" dir="ltr">
            {changes.join('\n')}
          </pre>
          <p className={styles.note}>{t('import.inEnglish')}</p>
        </>
      )}
    </Section>
  );
}

function Changes({ report }: { report: ImportReport }) {
  const t = useMessages('imports');
  const list = useInfiniteQuery(changesQuery(report));
  return (
    <LongList
      list={list}
      label={t('import.changes')}
      keyOf={({ id }) => id}
      renderRow={(change) => <Change change={change} />}
      empty={t('import.noChanges')}
    />
  );
}

function Change({ change: { contentCode, event, statusBefore, statusAfter } }: { change: ImportChange }) {
  const t = useMessages('imports');
  const { t: tShell } = useTranslation();
  const linkOf = useDocumentLink();
  const status = (word: string): string => tShell(`status.${word}`, { defaultValue: word });
  const hasMoved = statusBefore !== null && statusBefore !== statusAfter;
  return (
    <>
      <Link to={linkOf(contentCode)}>
        <bdi dir="ltr">{contentCode}</bdi>
      </Link>{' '}
      <span className={styles.event}>
        {t(`import.event.${event}`)}
        {hasMoved &&
          ` · ${t('import.statusChange', { before: status(statusBefore), after: status(statusAfter) })}`}
      </span>
    </>
  );
}
