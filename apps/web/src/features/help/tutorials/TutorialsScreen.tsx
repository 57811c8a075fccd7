import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { Film } from '../../training/index.ts';
import { SupportLink, useTenant } from '../../session/index.ts';
import { tutorialsQuery } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './TutorialsScreen.module.css';

/** Films that show how to use the library, and who helps where they do not. */
export function TutorialsScreen() {
  const t = useMessages('help');
  const { supportEmail } = useTenant();
  usePageTitle(t('tutorials'));
  return (
    <div className={styles.screen}>
      <p className={styles.support}>{t('support')}</p>
      <h1 className={styles.title}>{t('tutorials')}</h1>
      <p className={styles.text}>{t('tutorialsText')}</p>
      <Tutorials />
      {supportEmail && (
        <p className={styles.ask}>
          {t('askSupport')} <SupportLink />
        </p>
      )}
    </div>
  );
}

function Tutorials() {
  const t = useMessages('help');
  const { data: videos, error, refetch } = useQuery(tutorialsQuery);
  if (error) {
    return (
      <ErrorState title={t('tutorialsFailed')} onRetry={() => void refetch()}>
        {t('failedText')}
      </ErrorState>
    );
  }
  if (!videos) return <SkeletonRows rows={3} />;
  if (videos.length === 0) return <EmptyState title={t('noTutorials')}>{t('noTutorialsText')}</EmptyState>;
  return (
    <ul className={styles.films}>
      {videos.map((video) => (
        <li key={video.hashed_id}>
          <Film video={video} whileLoading={<SkeletonRows rows={3} />} />
        </li>
      ))}
    </ul>
  );
}
