import { useState } from 'react';
import { DateRange } from '../../ui/forms/DateRange.tsx';
import { dayFault, isReversed, type DayRange } from '../../ui/forms/dateRange.ts';
import { useMessages } from '../../i18n/useMessages.ts';

type Props = { days: DayRange; onChoose: (days: DayRange) => void };

/** The first day of which a library could know anything. */
const firstDay = '2000-01-01';

const isWhole = (days: DayRange): boolean =>
  !isReversed(days) && [days.from, days.to].every((day) => day !== '' && !dayFault(day, { min: firstDay }));

/** The days whose audits are shown. */
export function AuditDays({ days, onChoose }: Props) {
  const t = useMessages('audit');
  // Days that are still being typed change nothing yet.
  const [typed, setTyped] = useState<DayRange | null>(null);
  const change = (range: DayRange): void => {
    setTyped(isWhole(range) ? null : range);
    if (isWhole(range)) onChoose(range);
  };
  return (
    <DateRange
      label={t('days')}
      isLabelHidden
      labels={{ from: t('from'), to: t('to') }}
      name="days"
      min={firstDay}
      value={typed ?? days}
      onChange={change}
    />
  );
}
