import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { partQuery, type LoadPart } from '../documents/index.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './LoadedPart.module.css';

type Props<Shown> = {
  name: string;
  load: LoadPart<Shown>;
  shown: Shown;
  /** Stands there until the part has come. */
  children: ReactNode;
};

/** A part of the page that is fetched when it is wanted; where that fails, the reader may try again. */
export function LoadedPart<Shown extends object>({ name, load, shown, children }: Props<Shown>) {
  const words = useMessages('documents');
  const { data, error, refetch } = useQuery(partQuery(name, load));
  if (data) return <data.Component {...shown} />;
  if (!error) return children;
  return (
    <div className={styles.failure}>
      <ErrorState title={words('partFailed')} onRetry={() => void refetch()}>
        {words('openFailedText')}
      </ErrorState>
    </div>
  );
}
