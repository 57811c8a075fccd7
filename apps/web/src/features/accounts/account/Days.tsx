import { DateField } from '../../../ui/forms/DateField.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './Days.module.css';

/** The first and the last day of a subscription; empty ones are none. */
export type Chosen = { readonly startsOn: string; readonly endsOn: string };

/** From which day until which a subscription holds. */
export function Days({ startsOn, endsOn, onChange }: Chosen & { onChange: (days: Chosen) => void }) {
  const t = useMessages('accounts');
  return (
    <div className={styles.days}>
      <DateField
        name="startsOn"
        label={t('firstDay')}
        hint={t('firstDayHint')}
        value={startsOn}
        onChange={(day) => onChange({ startsOn: day, endsOn })}
      />
      <DateField
        name="endsOn"
        label={t('lastDay')}
        hint={t('lastDayHint')}
        value={endsOn}
        {...(startsOn && endsOn && endsOn < startsOn && { complaint: t('endsBefore') })}
        onChange={(day) => onChange({ startsOn, endsOn: day })}
      />
    </div>
  );
}

/** Days as calls take them. */
export const daysSent = ({ startsOn, endsOn }: Chosen) => ({
  startsOn: startsOn || null,
  endsOn: endsOn || null,
});
