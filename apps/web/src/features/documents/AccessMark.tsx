import type { ListedAccess } from '@norma/contracts';
import { lazyWithMessages } from '../../i18n/lazyWithMessages.tsx';

// Most documents are in the reader's subscription.
const Lock = lazyWithMessages([], async () => (await import('./Lock.tsx')).Lock);

type Props = ListedAccess & {
  /** Whether to name the publisher whose subscription is missing. */
  namesPublisher?: boolean;
};

/** Marks a document of a list that the reader's account does not subscribe to; nothing at any other. */
export const AccessMark = ({ isEntitled, publisherName, namesPublisher }: Props) =>
  isEntitled ? null : <Lock publisherName={namesPublisher ? publisherName : undefined} whenFailed={null} />;
