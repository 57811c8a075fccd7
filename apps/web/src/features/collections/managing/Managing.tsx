import { usePlace } from '../address.ts';
import { ManagedCollection } from './ManagedCollection.tsx';
import { ManagedList } from './ManagedList.tsx';

/** The collections of the account, or the one that an administrator works on. */
export function Managing() {
  const [{ collection }] = usePlace();
  return collection === null ? <ManagedList /> : <ManagedCollection key={collection} id={collection} />;
}
