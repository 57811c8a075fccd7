import type { ManagedAccount } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../ui/forms/Select.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { placesQuery } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './Details.module.css';

const longest = 255;
const longestPhone = 32;

/** Where an account can be reached. */
export function AddressFields({ address }: Pick<ManagedAccount, 'address'>) {
  const t = useMessages('accounts');
  const { i18n } = useTranslation();
  const { data } = useQuery(placesQuery(i18n.language));
  const [country, setCountry] = useState(address.country);
  const line = (name: 'address1' | 'address2' | 'postalCode' | 'city') => (
    <TextField
      name={name}
      label={t(name)}
      defaultValue={address[name]}
      limit={longest}
      autoComplete="off"
      dir="auto"
    />
  );
  // The chosen value is shown at once, even before the lists have loaded.
  const countries = data?.countries ?? [{ code: address.country, value: address.country }];
  const states = data?.states ?? [{ code: address.state, value: address.state }];
  return (
    <fieldset className={styles.group}>
      <legend>{t('address')}</legend>
      {line('address1')}
      {line('address2')}
      <div className={styles.pair}>
        {line('postalCode')}
        {line('city')}
      </div>
      <div className={styles.pair}>
        <Select
          name="country"
          label={t('country')}
          value={country}
          placeholder={t('noCountry')}
          options={options(countries)}
          onChange={({ currentTarget: { value } }) => setCountry(value)}
        />
        {country === 'US' && (
          <Select
            name="state"
            label={t('stateOfCountry')}
            defaultValue={address.state}
            placeholder={t('noState')}
            options={options(states)}
          />
        )}
      </div>
      <TextField
        name="mobile"
        type="tel"
        label={t('phone')}
        defaultValue={address.mobile}
        limit={longestPhone}
        autoComplete="off"
        dir="ltr"
      />
    </fieldset>
  );
}

const options = (places: readonly { code: string; value: string }[]) =>
  places.filter(({ code }) => code !== '').map(({ code, value }) => ({ value: code, label: value }));
