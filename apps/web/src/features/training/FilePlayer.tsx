import type { Playing } from '@norma/contracts';
import { useEffect, useRef, useState } from 'react';
import { laterClient } from '../../client/laterClient.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './Film.module.css';

type Props = {
  first: Playing & { kind: 'file' };
  name: string;
  contentId: number | undefined;
  hashId: string;
};

/** After so many failures without a second played in between, the file is not fetched again. */
const maxAttempts = 3;

/** Plays a file of the library. Its address is good for a minute: a jump after that asks for another one, and goes on. */
export function FilePlayer({ first, name, contentId, hashId }: Props) {
  const t = useMessages('training');
  const video = useRef<HTMLVideoElement>(null);
  // Where the film is; a failure may set the element itself back to its beginning.
  const reached = useRef(0);
  const track = useRef<HTMLTrackElement>(null);
  const [{ address, from, attempt }, setSource] = useState({ address: first.address, from: 0, attempt: 0 });
  const [isFailed, setFailed] = useState(false);

  useEffect(() => {
    video.current?.focus();
    // Fetched at once, whether they are shown or not: later their address is no longer good.
    if (track.current && track.current.track.mode === 'disabled') track.current.track.mode = 'hidden';
  }, []);

  const note = ({ readyState, currentTime }: HTMLVideoElement): void => {
    if (readyState > HTMLMediaElement.HAVE_NOTHING) reached.current = currentTime;
  };
  const playOn = async (): Promise<void> => {
    const at = reached.current;
    const tried = at > from + 1 ? 1 : attempt + 1;
    if (tried > maxAttempts) return setFailed(true);
    try {
      const next = await laterClient.training.playOn({ query: { contentId, hashId } });
      if (next.kind === 'file') setSource({ address: next.address, from: at, attempt: tried });
    } catch {
      setFailed(true);
    }
  };

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a film has those that its publisher gave it */}
      <video
        className={styles.player}
        ref={video}
        key={address}
        src={address}
        aria-label={name}
        tabIndex={0}
        controls
        autoPlay
        playsInline
        onLoadedMetadata={({ currentTarget }) => {
          if (from > 0) currentTarget.currentTime = from;
        }}
        onTimeUpdate={({ currentTarget }) => note(currentTarget)}
        onSeeking={({ currentTarget }) => note(currentTarget)}
        onError={() => void playOn()}
      >
        {first.captions && (
          <track
            ref={track}
            kind="captions"
            src={first.captions.address}
            srcLang={first.captions.language}
            label={t('captions')}
          />
        )}
      </video>
      {isFailed && (
        <p className={styles.stopped} role="alert">
          {t('playFailed')}
        </p>
      )}
    </>
  );
}
