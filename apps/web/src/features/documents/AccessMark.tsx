import type { ListedAccess } from '@norma/contracts';
import { lazyWithMessages } from '../../i18n/lazyWithMessages.tsx';

const Lock = lazyWithMessages('documents', async () => (await import('./Lock.tsx')).Lock);

type Props = ListedAccess & {
  /** Whether to name the publisher whose subscription is missing. */
  namesPublisher?: boolean;
};

/** Marks a document of a list that the reader's account does not subscribe to; nothing at any other. */
export function AccessMark({ isEntitled, publisherName, namesPublisher = false }: Props) {
  if (isEntitled) return null;
  return <Lock publisherName={namesPublisher ? publisherName : undefined} whenFailed={null} />;
}
