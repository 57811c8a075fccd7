import type { ManagedAccount } from '@norma/contracts';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/Button.tsx';
import { FactList } from '../../../ui/lists/FactList.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { ChangeDetails } from './ChangeDetails.tsx';
import { flags } from './flags.ts';
import type { Known } from './known.ts';
import styles from './Details.module.css';

/** What an account is called, where it can be reached, and what its readers have. */
export function Details({ account, etag }: Known) {
  const words = useMessages('accounts');
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <Button
        className={styles.acts}
        icon={<IconPencil size={16} stroke={1.6} aria-hidden />}
        onClick={() => setChanging(true)}
      >
        {words('change')}
      </Button>
      <div className={styles.facts}>
        <Facts account={account} />
      </div>
      <h2 className={styles.title}>{words('readersHave')}</h2>
      <dl className={styles.facts}>
        {flags.map(({ key, name, does }) => (
          <div className={styles.flag} key={key}>
            <dt>{words(name)}</dt>
            <dd className={styles.value}>{words(account[key] ? 'on' : 'off')}</dd>
            <dd>{words(does)}</dd>
          </div>
        ))}
      </dl>
      <ChangeDetails isOpen={isChanging} account={account} etag={etag} onClose={() => setChanging(false)} />
    </>
  );
}

function Facts({ account: { name, number, acronym, address } }: { account: ManagedAccount }) {
  const words = useMessages('accounts');
  const { i18n } = useTranslation();
  const { address1, address2, city, state, postalCode, country, mobile } = address;
  const named = country && new Intl.DisplayNames([i18n.language], { type: 'region' }).of(country);
  const facts = [
    { label: words('name'), value: name },
    { label: words('number'), value: number },
    { label: words('acronym'), value: acronym },
    { label: words('address1'), value: address1 },
    { label: words('address2'), value: address2 },
    { label: words('postalCode'), value: postalCode },
    { label: words('city'), value: city },
    { label: words('stateOfCountry'), value: state },
    { label: words('country'), value: named },
    { label: words('phone'), value: mobile },
  ];
  return <FactList facts={facts.filter(({ value }) => value)} />;
}
