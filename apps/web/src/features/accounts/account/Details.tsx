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

/** The names, address and features of an account. */
export function Details({ account, etag }: Known) {
  const t = useMessages('accounts');
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <Button
        className={styles.acts}
        icon={<IconPencil size={16} stroke={1.6} aria-hidden />}
        onClick={() => setChanging(true)}
      >
        {t('change')}
      </Button>
      <div className={styles.facts}>
        <Facts account={account} />
      </div>
      <h2 className={styles.title}>{t('readersHave')}</h2>
      <dl className={styles.facts}>
        {flags.map(({ key, name, does }) => (
          <div className={styles.flag} key={key}>
            <dt>{t(name)}</dt>
            <dd className={styles.value}>{t(account[key] ? 'on' : 'off')}</dd>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </dl>
      <ChangeDetails isOpen={isChanging} account={account} etag={etag} onClose={() => setChanging(false)} />
    </>
  );
}

function Facts({ account: { name, number, acronym, address } }: { account: ManagedAccount }) {
  const t = useMessages('accounts');
  const { i18n } = useTranslation();
  const { address1, address2, city, state, postalCode, country, mobile } = address;
  const named = country && new Intl.DisplayNames([i18n.language], { type: 'region' }).of(country);
  const facts = [
    { label: t('name'), value: name },
    { label: t('number'), value: number },
    { label: t('acronym'), value: acronym },
    { label: t('address1'), value: address1 },
    { label: t('address2'), value: address2 },
    { label: t('postalCode'), value: postalCode },
    { label: t('city'), value: city },
    { label: t('stateOfCountry'), value: state },
    { label: t('country'), value: named },
    { label: t('phone'), value: mobile },
  ];
  return <FactList facts={facts.filter(({ value }) => value)} />;
}
