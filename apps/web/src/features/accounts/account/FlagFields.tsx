import type { ManagedAccount } from '@norma/contracts';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { flags } from './flags.ts';
import details from './Details.module.css';
import styles from './FlagFields.module.css';

type Props = { account: ManagedAccount; onChange: (account: ManagedAccount) => void };

/** The feature switches of an account, with descriptions. */
export function FlagFields({ account, onChange }: Props) {
  const t = useMessages('accounts');
  return (
    <fieldset className={details.group}>
      <legend>{t('readersHave')}</legend>
      {flags.map(({ key, name, does }) => (
        <div className={styles.flag} key={key}>
          <Checkbox
            label={t(name)}
            state={account[key] ? 'on' : 'off'}
            onChange={(isOn) => onChange({ ...account, [key]: isOn })}
          />
          <p className={styles.does}>{t(does)}</p>
        </div>
      ))}
    </fieldset>
  );
}
