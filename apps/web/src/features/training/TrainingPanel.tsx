import type { Metadata, Video } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { useFeature } from '../session/index.ts';
import { QueryState, type PartProps } from '../documents/forDocumentPage.ts';
import { Courses } from './Courses.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Film } from './Film.tsx';
import { videosQuery } from './queries.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './TrainingPanel.module.css';

/** The videos of a document, and its courses where the tenant has e-learning. */
export function TrainingPanel({ document }: PartProps) {
  const hasCourses = useFeature('e-learning');
  return (
    <div className={styles.training}>
      <Films document={document} isAlone={!hasCourses} />
      {hasCourses && <Courses document={document} />}
    </div>
  );
}

type Props = { document: Metadata; isAlone: boolean };

/** The videos next to a document; none of them is loaded before it is played. */
function Films({ document, isAlone }: Props) {
  const t = useMessages('training');
  const query = useQuery(videosQuery(document.designation));
  return (
    <QueryState query={query} rows={3} failed={{ title: t('filmsFailed'), text: t('filmsFailedText') }}>
      {(videos) => <Known videos={videos} document={document} isAlone={isAlone} />}
    </QueryState>
  );
}

function Known({ videos, document, isAlone }: Props & { videos: readonly Video[] }) {
  const t = useMessages('training');
  if (videos.length === 0) {
    if (!isAlone) return null;
    return <EmptyState title={t('none')}>{t('noneText', { designation: document.designation })}</EmptyState>;
  }
  return (
    <section>
      <h2 className={styles.title}>{t('films')}</h2>
      <ul className={styles.films}>
        {videos.map((video) => (
          <li key={video.hashed_id}>
            <Film video={video} contentId={document.contentId} />
          </li>
        ))}
      </ul>
    </section>
  );
}
