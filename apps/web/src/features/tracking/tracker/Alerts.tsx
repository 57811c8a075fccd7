import { mailRhythms } from './rhythms.atBuild.ts';
import type { Alerts as Wanted } from '@norma/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../../client/client.ts';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { Switch } from '../../../ui/forms/Switch.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { alertsQuery, workItemQuery } from './queries.ts';
import styles from './TrackerScreen.module.css';

/** The notification settings; each choice takes effect at once. */
export function Alerts() {
  const t = useMessages('tracking');
  return (
    <section className={styles.part} aria-labelledby="how-told">
      <h2 className={styles.heading} id="how-told">
        {t('howTold')}
      </h2>
      <p className={styles.note}>{t('howToldText')}</p>
      <WorkItems />
      <Mail />
    </section>
  );
}

function WorkItems() {
  const t = useMessages('tracking');
  const queries = useQueryClient();
  const { data } = useQuery(workItemQuery);
  const save = useMutation({
    meta: { isHandled: true },
    mutationFn: (isOn: boolean) =>
      client.tracking.trackWorkItems({ body: { workItem: isOn ? 'true' : 'false' } }),
    onMutate: (isOn) => queries.setQueryData(workItemQuery.queryKey, { workItem: isOn ? 'true' : 'false' }),
    onSuccess: () => showToast({ kind: 'success', message: t('track-suc') }),
    onError: () => showToast({ kind: 'error', message: t('notChanged') }),
    onSettled: () => queries.invalidateQueries(workItemQuery),
  });
  return (
    <Switch
      label={t('workItems')}
      hint={t('workItemsText')}
      isOn={data?.workItem === 'true'}
      isDisabled={!data}
      onChange={(isOn) => save.mutate(isOn)}
    />
  );
}

function Mail() {
  const t = useMessages('tracking');
  const { i18n } = useTranslation();
  const queries = useQueryClient();
  const { data } = useQuery(alertsQuery);
  const save = useMutation({
    meta: { isHandled: true },
    mutationFn: (body: Wanted) => client.tracking.saveAlerts({ body }),
    onMutate: (alerts) => queries.setQueryData(alertsQuery.queryKey, alerts),
    onSuccess: () => showToast({ kind: 'success', message: t('alertsSaved') }),
    onError: () => showToast({ kind: 'error', message: t('notChanged') }),
    onSettled: () => queries.invalidateQueries(alertsQuery),
  });
  if (!data) return null;
  const { mail, hour, weekday, timeZone } = data;
  const isGathered = mail === 'daily' || mail === 'weekly';
  const choose = (chosen: Wanted['mail']): void =>
    // Without a saved time zone, the browser's applies.
    save.mutate({ ...data, mail: chosen, timeZone: timeZone === 'UTC' ? ownTimeZone() : timeZone });
  return (
    <>
      <div className={styles.mail}>
        <span className={styles.label} aria-hidden>
          {t('mail')}
        </span>
        <RadioGroup
          label={t('mail')}
          options={mailRhythms.map((value) => ({ value, label: t(`mail.${value}`) }))}
          value={mail}
          onChange={choose}
        />
      </div>
      {isGathered && (
        <div className={styles.times}>
          {mail === 'weekly' && (
            <Select
              label={t('weekday')}
              options={weekdays(i18n.language)}
              value={String(weekday)}
              onChange={({ currentTarget }) => save.mutate({ ...data, weekday: Number(currentTarget.value) })}
            />
          )}
          <Select
            label={t('hour')}
            options={hours(i18n.language)}
            value={String(hour)}
            onChange={({ currentTarget }) => save.mutate({ ...data, hour: Number(currentTarget.value) })}
          />
          <Select
            label={t('timeZone')}
            options={timeZones(timeZone)}
            value={timeZone}
            onChange={({ currentTarget }) => save.mutate({ ...data, timeZone: currentTarget.value })}
          />
        </div>
      )}
    </>
  );
}

type Option = { value: string; label: string };

const format = (language: string, how: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(`${language}-u-nu-latn`, { ...how, timeZone: 'UTC' });

/** The hours of a day as a language writes them. */
function hours(language: string): Option[] {
  const written = format(language, { timeStyle: 'short', hourCycle: 'h23' });
  return Array.from({ length: 24 }, (_, hour) => ({
    value: String(hour),
    label: written.format(Date.UTC(2024, 0, 1, hour)),
  }));
}

/** The days of a week as a language calls them; Monday is 1. */
function weekdays(language: string): Option[] {
  const written = format(language, { weekday: 'long' });
  // 1 January 2024 was a Monday.
  return Array.from({ length: 7 }, (_, day) => ({
    value: String(day + 1),
    label: written.format(Date.UTC(2024, 0, day + 1)),
  }));
}

/** The time zone of the reader's browser. */
const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Every time zone that the browser knows, with one that was chosen elsewhere. */
function timeZones(chosen: string): Option[] {
  const all = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen]);
  return [...all].toSorted().map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}
