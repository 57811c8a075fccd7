import type { Video } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { posterQuery } from './queries.ts';
import styles from './Poster.module.css';

/** The picture of a video; nothing in its place where it has none. */
export function Poster({ video: { hashed_id, hasPoster } }: { video: Video }) {
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
