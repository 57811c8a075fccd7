import { IconCalendar, IconChevronDown } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { DateRange } from '../../../ui/forms/DateRange.tsx';
import { isReversed } from '../../../ui/forms/dateRange.ts';
import { useDateFormat } from '../../../ui/text/useDateFormat.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { Popover } from '../../../ui/overlays/Popover.tsx';
import { daysAt, type Place } from '../place.ts';
import { lengthOf, ranges, type Days } from '../ranges.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './DaysMenu.module.css';

type Props = { place: Place; onChoose: (range: Place['range']) => void };

/** Five years, which is as much as a report may be of. */
const longest = 1_827;

/** The days of a report, and the choice of others: some by name, or from one day to another. */
export function DaysMenu({ place, onChoose }: Props) {
  const t = useMessages('reports');
  const day = useDateFormat();
  const [isOpen, setOpen] = useState(false);
  const { from, to } = daysAt(place);
  const choose = (range: Place['range']): void => {
    setOpen(false);
    onChoose(range);
  };
  return (
    <div className={styles.place}>
      <Button
        className={styles.button}
        icon={<IconCalendar size={16} stroke={1.6} aria-hidden />}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setOpen(!isOpen)}
      >
        <VisuallyHidden>{t('chooseDays')}: </VisuallyHidden>
        <span className={styles.days}>{t('days', { from: day(from), to: day(to) })}</span>
        <IconChevronDown size={14} stroke={1.6} aria-hidden />
      </Button>
      {isOpen && (
        <Popover label={t('chooseDays')} onClose={() => setOpen(false)} staysOpen={false}>
          <ul className={styles.ranges}>
            {ranges.map((name) => (
              <li key={name}>
                <button
                  className={styles.range}
                  type="button"
                  aria-current={place.range === name || undefined}
                  onClick={() => choose(name)}
                  onKeyDown={stepThrough}
                >
                  {t(`range.${name}`)}
                </button>
              </li>
            ))}
          </ul>
          <OwnDays given={{ from, to }} onChoose={choose} />
        </Popover>
      )}
    </div>
  );
}

/** Moves the focus between the named ranges by arrows, as in a menu; Tab goes on to the days of one's own. */
function stepThrough(event: KeyboardEvent<HTMLButtonElement>): void {
  const buttons = Array.from(event.currentTarget.closest('ul')?.querySelectorAll('button') ?? []);
  const at = buttons.indexOf(event.currentTarget);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  buttons.at(to % buttons.length)?.focus();
}

/** From one day to another: complains of what cannot be shown, and keeps it as it was typed. */
function OwnDays({ given, onChoose }: { given: Days; onChoose: (days: Days) => void }) {
  const t = useMessages('reports');
  const [days, setDays] = useState(given);
  const [complaint, setComplaint] = useState<'ownRangeMissing' | 'ownRangeLong' | null>(null);
  const show = (): void => {
    if (!days.from || !days.to) return setComplaint('ownRangeMissing');
    if (isReversed(days)) return;
    if (lengthOf(days) > longest) return setComplaint('ownRangeLong');
    return onChoose(days);
  };
  return (
    <form
      className={styles.own}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        show();
      }}
    >
      <DateRange
        label={t('ownRange')}
        value={days}
        onChange={(chosen) => {
          setDays(chosen);
          setComplaint(null);
        }}
      />
      {complaint && (
        <p className={styles.complaint} role="alert">
          {t(complaint)}
        </p>
      )}
      <div className={styles.foot}>
        <span className={styles.utc}>{t('utc')}</span>
        <Button type="submit" kind="primary">
          {t('showDays')}
        </Button>
      </div>
    </form>
  );
}
