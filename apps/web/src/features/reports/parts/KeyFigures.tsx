import { useNumberFormat } from '../../../ui/text/useNumberFormat.ts';
import { Figures } from '../../../i18n/Figures.tsx';
import { changeOf, type Compared } from '../change.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './KeyFigures.module.css';

type Figure = {
  readonly key: string;
  readonly name: string;
  /** Null where the figure does not exist for the filters of the report; `missing` says why. */
  readonly value: Compared | null;
  readonly missing?: string;
};

/** The key figures of a report, each compared with the period before. */
export function KeyFigures({ figures, days }: { figures: readonly Figure[]; days: number }) {
  const t = useMessages('reports');
  return (
    <dl className={styles.figures} aria-label={t('figures')}>
      {figures.map(({ key, name, value, missing }) => (
        <div className={styles.figure} key={key}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.facts}>
            {value ? (
              <Comparison value={value} days={days} />
            ) : (
              <span className={styles.missing}>{missing}</span>
            )}
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

function Comparison({ value, days }: { value: Compared; days: number }) {
  const t = useMessages('reports');
  const write = useNumberFormat();
  const writeDifference = useNumberFormat(signed);
  const writePart = useNumberFormat(signedPercent);
  const change = changeOf(value);
  const sentence = (): string => {
    switch (change.kind) {
      case 'same':
        return t('changeNone', { days });
      case 'first':
        return t('changeFirst', { days });
      case 'by':
        return t('change', { change: withMinus(writeDifference(change.difference)), days });
      case 'part':
        return t('change', { change: withMinus(writePart(change.part)), days });
    }
  };
  return (
    <>
      <span className={styles.value}>
        <bdi>{write(value.now)}</bdi>
      </span>
      <span className={styles.change}>
        <Figures>{sentence()}</Figures>
      </span>
    </>
  );
}

/** Figures have a minus of their own; what languages write is a hyphen. */
const withMinus = (written: string): string => written.replace('-', '\u2212');
