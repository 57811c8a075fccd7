import type { ManagedAccount, OfferedPublisher } from '@norma/contracts';
import { writeDay } from '@norma/contracts/fields';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../../ui/lists/FactList.tsx';
import { useNumberFormat } from '../../../ui/text/useNumberFormat.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './GiveSubscriptions.module.css';

type Props = { account: ManagedAccount; chosen: readonly OfferedPublisher[]; startsOn: string };

/** What subscriptions mean before they are given: who can open how much, and from when. */
export function Effect({ account, chosen, startsOn }: Props) {
  const words = useMessages('accounts');
  const number = useNumberFormat();
  const { i18n } = useTranslation();
  const documents = chosen.reduce((sum, each) => sum + each.documents, 0);
  return (
    <section className={styles.effect} aria-live="polite">
      <h3>{words('effect')}</h3>
      <FactList
        facts={[
          { label: words('effectDocuments'), value: number(documents), isFigure: true },
          { label: words('effectPeople'), value: number(account.people), isFigure: true },
          {
            label: words('from'),
            value: startsOn ? writeDay(startsOn, 'MMM DD YYYY', i18n.language) : words('atOnce'),
          },
        ]}
      />
      {account.ranges > 0 && <p className={styles.networks}>{words('effectNetworks')}</p>}
      {account.closedAt !== null && <p className={styles.networks}>{words('effectClosed')}</p>}
    </section>
  );
}
