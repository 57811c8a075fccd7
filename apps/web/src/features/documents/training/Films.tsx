import type { Metadata } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { Film } from './Film.tsx';
import { videosQuery } from './queries.ts';
import { useWords } from './useWords.ts';
import parts from './Films.module.css';

/** The videos beside a document; none of them is loaded before it is played. */
export function Films({ document, isAlone }: { document: Metadata; isAlone: boolean }) {
  const words = useWords();
  const { data: videos, error, refetch } = useQuery(videosQuery(document.designation));
  if (error) {
    return (
      <ErrorState title={words('filmsFailed')} onRetry={() => void refetch()}>
        {words('filmsFailedText')}
      </ErrorState>
    );
  }
  if (!videos) return <SkeletonRows rows={3} />;
  if (videos.length === 0) {
    if (!isAlone) return null;
    return (
      <EmptyState title={words('none')}>
        {words('noneText', { designation: document.designation })}
      </EmptyState>
    );
  }
  return (
    <section>
      <h2 className={parts.title}>{words('films')}</h2>
      <ul className={parts.films}>
        {videos.map((video) => (
          <li key={video.hashed_id}>
            <Film video={video} contentId={document.contentId} />
          </li>
        ))}
      </ul>
    </section>
  );
}
