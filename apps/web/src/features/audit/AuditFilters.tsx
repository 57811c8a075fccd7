import type { AuditType } from '@norma/contracts';
import { useState } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { DateRange } from '../../ui/forms/DateRange.tsx';
import { dayFault, isReversed, type DayRange } from '../../ui/forms/dateRange.ts';
import { Select } from '../../ui/forms/Select.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import type { UrlState } from '../../ui/hooks/useUrlState.ts';
import type { Place } from './place.ts';
import { auditTypes } from './types.atBuild.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './AuditFilters.module.css';

type Props = Pick<UrlState<Place>, 'place' | 'goTo'>;

/** The first day of which a library could know anything. */
const firstDay = '2000-01-01';

const isWhole = (days: DayRange): boolean =>
  !isReversed(days) && [days.from, days.to].every((day) => day !== '' && !dayFault(day, { min: firstDay }));

/** Narrows the audits to days, a user and an event. */
export function AuditFilters({ place, goTo }: Props) {
  const t = useMessages('audit');
  // Days that are still being typed change nothing yet.
  const [typed, setTyped] = useState<DayRange | null>(null);
  const change = (days: DayRange): void => {
    setTyped(isWhole(days) ? null : days);
    if (isWhole(days)) goTo({ days, page: 0 });
  };
  const types = Object.keys(auditTypes)
    .filter((type): type is AuditType => place.kind === null || kindOf(type) === place.kind)
    .map((type) => ({ value: type, label: t(`type.${type}`) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  return (
    <search>
      <form
        className={styles.filters}
        onSubmit={(event) => {
          event.preventDefault();
          const user = new FormData(event.currentTarget).get('user');
          goTo({ user: typeof user === 'string' ? user.trim().slice(0, 255) : '', page: 0 });
        }}
      >
        <DateRange
          label={t('days')}
          labels={{ from: t('from'), to: t('to') }}
          name="days"
          min={firstDay}
          value={typed ?? place.days}
          onChange={change}
        />
        <Select
          label={t('event')}
          placeholder={t('everyEvent')}
          options={types}
          value={place.type ?? ''}
          onChange={({ currentTarget: { value } }) =>
            goTo({ type: types.find((type) => type.value === value)?.value ?? null, page: 0 })
          }
        />
        <TextField
          key={place.user}
          label={t('user')}
          placeholder={t('userHint')}
          name="user"
          type="search"
          autoComplete="off"
          defaultValue={place.user}
        />
        <Button type="submit">{t('find')}</Button>
      </form>
    </search>
  );
}

const kindOf = (type: string) => Object.entries(auditTypes).find(([name]) => name === type)?.[1];
