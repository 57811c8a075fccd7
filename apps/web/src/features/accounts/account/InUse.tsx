import { useMessages, type MessageKey } from '../../../i18n/useMessages.ts';
import styles from './InUse.module.css';

const kinds = ['people', 'compassPoints', 'groups', 'collections', 'events'] as const;
const wordOf: Record<(typeof kinds)[number], MessageKey<'accounts'>> = {
  people: 'use.people',
  compassPoints: 'use.compassPoints',
  groups: 'use.groups',
  collections: 'use.collections',
  events: 'use.events',
};

/** Why an account cannot be deleted: what would be lost with it. */
export function InUse({ uses, isClosed }: { uses: Readonly<Record<string, string>>; isClosed: boolean }) {
  const words = useMessages('accounts');
  return (
    <>
      <p>{words('inUse')}</p>
      <ul className={styles.uses}>
        {kinds
          .filter((kind) => kind in uses)
          .map((kind) => (
            <li key={kind}>{words(wordOf[kind], { count: Number(uses[kind]) })}</li>
          ))}
      </ul>
      {!isClosed && <p>{words('inUseInstead')}</p>}
    </>
  );
}
