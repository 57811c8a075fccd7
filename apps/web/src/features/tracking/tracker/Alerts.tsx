import { mailRhythms } from './rhythms.atBuild.ts';
import type { Alerts as Wanted } from '@norma/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../../client/client.ts';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { Switch } from '../../../ui/forms/Switch.tsx';
import { showToast } from '../../../ui/feedback/Toasts.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { alertsQuery, workItemQuery } from './queries.ts';
import styles from './TrackerScreen.module.css';

/** What the reader is told of, and how; each choice holds at once. */
export function Alerts() {
  const words = useMessages('tracking');
  return (
    <section className={styles.part} aria-labelledby="how-told">
      <h2 className={styles.heading} id="how-told">
        {words('howTold')}
      </h2>
      <p className={styles.note}>{words('howToldText')}</p>
      <WorkItems />
      <Mail />
    </section>
  );
}

function WorkItems() {
  const words = useMessages('tracking');
  const queries = useQueryClient();
  const { data } = useQuery(workItemQuery);
  const save = useMutation({
    meta: { isHandled: true },
    mutationFn: (isOn: boolean) =>
      client.tracking.trackWorkItems({ body: { workItem: isOn ? 'true' : 'false' } }),
    onMutate: (isOn) => queries.setQueryData(workItemQuery.queryKey, { workItem: isOn ? 'true' : 'false' }),
    onSuccess: () => showToast({ kind: 'success', message: words('track-suc') }),
    onError: () => showToast({ kind: 'error', message: words('notChanged') }),
    onSettled: () => queries.invalidateQueries(workItemQuery),
  });
  return (
    <Switch
      label={words('workItems')}
      hint={words('workItemsText')}
      isOn={data?.workItem === 'true'}
      isDisabled={!data}
      onChange={(isOn) => save.mutate(isOn)}
    />
  );
}

function Mail() {
  const words = useMessages('tracking');
  const { i18n } = useTranslation();
  const queries = useQueryClient();
  const { data } = useQuery(alertsQuery);
  const save = useMutation({
    meta: { isHandled: true },
    mutationFn: (body: Wanted) => client.tracking.saveAlerts({ body }),
    onMutate: (wanted) => queries.setQueryData(alertsQuery.queryKey, wanted),
    onSuccess: () => showToast({ kind: 'success', message: words('alertsSaved') }),
    onError: () => showToast({ kind: 'error', message: words('notChanged') }),
    onSettled: () => queries.invalidateQueries(alertsQuery),
  });
  if (!data) return null;
  const { mail, hour, weekday, timeZone } = data;
  const isGathered = mail === 'daily' || mail === 'weekly';
  const choose = (chosen: Wanted['mail']): void =>
    // Who has never said where they are is where their browser is.
    save.mutate({ ...data, mail: chosen, timeZone: timeZone === 'UTC' ? ownTimeZone() : timeZone });
  return (
    <>
      <div className={styles.mail}>
        <span className={styles.label} aria-hidden>
          {words('mail')}
        </span>
        <RadioGroup
          label={words('mail')}
          options={mailRhythms.map((value) => ({ value, label: words(`mail.${value}`) }))}
          value={mail}
          onChange={choose}
        />
      </div>
      {isGathered && (
        <div className={styles.times}>
          {mail === 'weekly' && (
            <Select
              label={words('weekday')}
              options={weekdays(i18n.language)}
              value={String(weekday)}
              onChange={({ currentTarget }) => save.mutate({ ...data, weekday: Number(currentTarget.value) })}
            />
          )}
          <Select
            label={words('hour')}
            options={hours(i18n.language)}
            value={String(hour)}
            onChange={({ currentTarget }) => save.mutate({ ...data, hour: Number(currentTarget.value) })}
          />
          <Select
            label={words('timeZone')}
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
