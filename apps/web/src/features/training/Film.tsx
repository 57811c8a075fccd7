import type { Playing, Video } from '@norma/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { CallRefused } from '../../client/client.ts';
import { laterClient } from '../../client/laterClient.ts';
import { FilePlayer } from './FilePlayer.tsx';
import { useMessages } from '../../i18n/useMessages.ts';
import { posterQuery } from './queries.ts';
import styles from './Film.module.css';

type Props = {
  video: Video;
  /** The document next to which it is; none for a film about the library. */
  contentId?: number;
};

/** A video by its poster, name and length; loaded when it is played. */
export function Film({ video, contentId }: Props) {
  const t = useMessages('training');
  const { hashed_id: hashId, name, duration } = video;
  const minutes = Math.max(1, Math.round(duration / 60));
  const play = useMutation({
    meta: { isHandled: true },
    mutationFn: (): Promise<Playing> => laterClient.training.playVideo({ body: { contentId, hashId } }),
  });
  return (
    <figure className={styles.film}>
      <div className={styles.screen}>
        {play.data ? (
          <Player playing={play.data} name={name} contentId={contentId} hashId={hashId} />
        ) : (
          <button
            className={styles.play}
            type="button"
            aria-label={t('play', { name, minutes })}
            aria-busy={play.isPending}
            onClick={() => play.isPending || play.mutate()}
          >
            <Poster video={video} />
            <span className={styles.sign}>
              <IconPlayerPlayFilled size={22} aria-hidden />
            </span>
          </button>
        )}
      </div>
      <figcaption className={styles.caption}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <span className={styles.length}>{t(play.isPending ? 'starting' : 'minutes', { minutes })}</span>
      </figcaption>
      {play.error && (
        <p className={styles.failure} role="alert">
          {t(isRefused(play.error) ? 'playNotEntitled' : 'playFailed')}
        </p>
      )}
    </figure>
  );
}

const isRefused = (error: unknown): boolean =>
  error instanceof CallRefused && error.code === 'document-not-entitled';

type PlayerProps = { playing: Playing; name: string; contentId: number | undefined; hashId: string };

function Player({ playing, name, contentId, hashId }: PlayerProps) {
  if (playing.kind === 'file')
    return <FilePlayer first={playing} name={name} contentId={contentId} hashId={hashId} />;
  return (
    <iframe
      className={styles.player}
      src={playing.address}
      title={name}
      // A player of another origin, so its scripts have no access to this page.
      sandbox="allow-scripts allow-same-origin allow-presentation" // oxlint-disable-line react/iframe-missing-sandbox -- see above
      allow="autoplay; fullscreen; picture-in-picture"
      referrerPolicy="no-referrer"
    />
  );
}

/** The picture of a video; nothing in its place where it has none. */
function Poster({ video: { hashed_id, hasPoster } }: { video: Video }) {
  const { data: picture } = useQuery({ ...posterQuery(hashed_id), enabled: hasPoster });
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (!picture || !image.current) return undefined;
    const address = URL.createObjectURL(picture);
    image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [picture]);
  return picture ? <img className={styles.poster} ref={image} alt="" /> : null;
}
