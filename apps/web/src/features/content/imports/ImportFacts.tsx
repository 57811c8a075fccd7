import type { ImportReport } from '@norma/contracts';
import type { ReactNode } from 'react';
import { FactList } from '../../../ui/lists/FactList.tsx';
import { useFileSizeFormat } from '../../../ui/forms/useFileSizeFormat.ts';
import { useListFormat } from '../../../ui/text/useListFormat.ts';
import { useNumberFormat } from '../../../ui/text/useNumberFormat.ts';
import { Moment } from '../Moment.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { ImportState } from './ImportState.tsx';
import styles from './ImportSheet.module.css';

type Fact = { label: string; value: ReactNode; isFigure?: boolean };

/** Who asked for an import, when, and its figures; what there is nothing of is left out. */
export function ImportFacts({ report }: { report: ImportReport }) {
  const words = useMessages('content');
  const list = useListFormat();
  const number = useNumberFormat();
  const size = useFileSizeFormat();
  const { counts, rates, startedAt, finishedAt, visibleAt, bytes } = report;
  const seconds = secondsBetween(startedAt, finishedAt);
  const figure = (label: string, value: number): Fact => ({ label, value: number(value), isFigure: true });
  const moment = (label: string, at: string | null): Fact[] =>
    at ? [{ label, value: <Moment at={at} /> }] : [];
  const figures: Fact[] = [
    { label: words('state'), value: <ImportState report={report} /> },
    figure(words('import.read'), counts.read),
    figure(words('import.added'), counts.added),
    figure(words('import.replaced'), counts.replaced),
    figure(words('import.unchanged'), counts.unchanged),
    figure(words('import.passedOver'), counts.passedOver),
    figure(words('import.rejected'), counts.rejected),
    figure(words('import.remarks'), counts.remarks),
    { label: words('import.size'), value: size(bytes.total), isFigure: true },
    ...(rates.recordsPerSecond > 0
      ? [
          {
            label: words('import.rate'),
            value: words('import.rateValue', {
              records: number(rates.recordsPerSecond),
              bytes: size(Math.round(rates.bytesPerSecond)),
            }),
          },
        ]
      : []),
  ];
  const circumstances: Fact[] = [
    { label: words('import.by'), value: report.requestedBy ?? words('import.command') },
    { label: words('import.library'), value: report.tenant },
    { label: words('import.publisher'), value: report.publisher ?? words('import.allPublishers') },
    ...(report.publishers.length > 0
      ? [{ label: words('import.publishers'), value: list(report.publishers) }]
      : []),
    ...moment(words('import.asked'), report.requestedAt),
    ...moment(words('import.begun'), startedAt),
    ...moment(words('import.ended'), finishedAt),
    ...moment(words('import.visible'), visibleAt),
    ...(seconds === null
      ? []
      : [{ label: words('import.took'), value: words('seconds', { count: seconds }) }]),
  ];
  return (
    <div>
      {report.isDryRun && <p className={styles.note}>{words('import.dryRunText')}</p>}
      <div className={styles.facts}>
        <FactList facts={figures} />
        <FactList facts={circumstances} />
      </div>
    </div>
  );
}

const secondsBetween = (start: string | null, end: string | null): number | null =>
  start === null || end === null ? null : Math.round((Date.parse(end) - Date.parse(start)) / 1000);
