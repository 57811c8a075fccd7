import { quantity } from '../../../ui/charts/quantity.ts';
import { Sparkline } from '../../../ui/charts/Sparkline.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { peaks } from './peaks.ts';

type Props = {
  /** What is drawn. */
  of: string;
  values: readonly number[];
  write: (value: number) => string;
  isWarning?: boolean;
};

/** More points than a line of this size can show. */
const maxPoints = 60;

/** How a quantity went in the last hour. */
export function Run({ of, values, write, isWarning = false }: Props) {
  const t = useMessages('monitoring');
  const least = write(Math.min(...values));
  const most = write(Math.max(...values));
  return (
    <Sparkline
      label={t('lastHourBetween', { of, least, most })}
      values={peaks(values, maxPoints).map(quantity)}
      isWarning={isWarning}
    />
  );
}
