import { quantity } from '../../../ui/chart/quantity.ts';
import { Sparkline } from '../../../ui/Sparkline.tsx';
import { useWords } from '../useWords.ts';

type Props = {
  /** What is drawn. */
  of: string;
  values: readonly number[];
  write: (value: number) => string;
  isWarning?: boolean;
};

/** More points than a line of this size can show are made one of each few: the largest, so that no peak is lost. */
const mostPoints = 60;

/** How a quantity went in the last hour. */
export function Run({ of, values, write, isWarning = false }: Props) {
  const words = useWords();
  const least = write(Math.min(...values));
  const most = write(Math.max(...values));
  return (
    <Sparkline
      label={words('lastHourBetween', { of, least, most })}
      values={peaks(values, mostPoints).map(quantity)}
      isWarning={isWarning}
    />
  );
}

/** As many values as there is room for, each the largest of those that it stands for. */
export function peaks(values: readonly number[], most: number): number[] {
  const each = Math.ceil(values.length / most);
  if (each <= 1) return [...values];
  return Array.from({ length: Math.ceil(values.length / each) }, (_, place) =>
    Math.max(...values.slice(place * each, (place + 1) * each)),
  );
}
