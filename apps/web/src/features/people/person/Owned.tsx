import type { Person } from '@norma/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { TransferOwnershipDrawer } from '../orphaned-content/HandOverSheet.tsx';
import { nameOf } from '../nameOf.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Section } from './Section.tsx';
import styles from './Rows.module.css';
import { isolate } from '../../../i18n/isolate.ts';

/** What a person owns and others use, account by account; it can be transferred at any time. */
export function Owned({ person }: { person: Person }) {
  const t = useMessages('people');
  const [handedOver, setHandedOver] = useState<Person['belongings'][number] | null>(null);
  const { belongings, isChangeable } = person;
  return (
    <Section title={t('owned')}>
      {belongings.length === 0 && <p className={styles.none}>{t('ownsNothing')}</p>}
      <ul>
        {belongings.map((belonging) => (
          <li className={styles.row} key={belonging.account.id}>
            <span className={styles.words}>
              <bdi>{belonging.account.name}</bdi>
              <span className={styles.second}>
                {t('ownedCounts', { groups: belonging.groups, compassPoints: belonging.compassPoints })}
              </span>
              {belonging.collections > 0 && (
                <span className={styles.second}>{t('collections', { count: belonging.collections })}</span>
              )}
            </span>
            {isChangeable && belonging.groups + belonging.compassPoints > 0 && (
              <Button
                kind="bare"
                aria-label={t('handOverNamed', { account: isolate(belonging.account.name) })}
                onClick={() => setHandedOver(belonging)}
              >
                {t('handOver')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {handedOver && (
        <TransferOwnershipDrawer
          left={{ ...handedOver, owner: { id: person.id, name: nameOf(person) } }}
          onClose={() => setHandedOver(null)}
        />
      )}
    </Section>
  );
}
