import { useNumberFormat } from '../../../ui/text/useNumberFormat.ts';
import { Figures } from '../../../i18n/Figures.tsx';
import { changeOf, type Compared } from '../change.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './KeyFigures.module.css';

type Figure = {
  readonly key: string;
  readonly name: string;
  /** Null where the figure is not told of what the report is narrowed to; then what there is to say. */
  readonly value: Compared | null;
  readonly missing?: string;
};

/** The five figures that a report begins with, each beside what it was in the period before. */
export function KeyFigures({ figures, days }: { figures: readonly Figure[]; days: number }) {
  const words = useMessages('reports');
  return (
    <dl className={styles.figures} aria-label={words('figures')}>
      {figures.map(({ key, name, value, missing }) => (
        <div className={styles.figure} key={key}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.facts}>
            {value ? <Told value={value} days={days} /> : <span className={styles.missing}>{missing}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const signed: Intl.NumberFormatOptions = { signDisplay: 'exceptZero', maximumFractionDigits: 0 };
const signedPercent: Intl.NumberFormatOptions = {
  style: 'percent',
  signDisplay: 'exceptZero',
  maximumFractionDigits: 1,
};

function Told({ value, days }: { value: Compared; days: number }) {
  const words = useMessages('reports');
  const write = useNumberFormat();
  const writeDifference = useNumberFormat(signed);
  const writePart = useNumberFormat(signedPercent);
  const change = changeOf(value);
  const said = (): string => {
    switch (change.kind) {
      case 'same':
        return words('changeNone', { days });
      case 'first':
        return words('changeFirst', { days });
      case 'by':
        return words('change', { change: withMinus(writeDifference(change.difference)), days });
      case 'part':
        return words('change', { change: withMinus(writePart(change.part)), days });
    }
  };
  return (
    <>
      <span className={styles.value}>
        <bdi>{write(value.now)}</bdi>
      </span>
      <span className={styles.change}>
        <Figures>{said()}</Figures>
      </span>
    </>
  );
}

/** Figures have a minus of their own; what languages write is a hyphen. */
const withMinus = (written: string): string => written.replace('-', '\u2212');
