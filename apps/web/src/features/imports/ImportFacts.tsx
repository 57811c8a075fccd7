import type { ImportReport } from '@norma/contracts';
import type { ReactNode } from 'react';
import { FactList } from '../../ui/lists/FactList.tsx';
import { useFileSizeFormat } from '../../ui/forms/useFileSizeFormat.ts';
import { useListFormat } from '../../ui/text/useListFormat.ts';
import { useNumberFormat } from '../../ui/text/useNumberFormat.ts';
import { Moment } from '../../ui/admin/Moment.tsx';
import { useMessages } from '../../i18n/useMessages.ts';
import { ImportState } from './ImportState.tsx';
import styles from './ImportSheet.module.css';

type Fact = { label: string; value: ReactNode; isFigure?: boolean };

/** Who asked for an import, when, and its figures; what there is nothing of is left out. */
export function ImportFacts({ report }: { report: ImportReport }) {
  const t = useMessages('imports');
  const list = useListFormat();
  const number = useNumberFormat();
  const size = useFileSizeFormat();
  const { counts, rates, startedAt, finishedAt, visibleAt, bytes } = report;
  const seconds = secondsBetween(startedAt, finishedAt);
  const figure = (label: string, value: number): Fact => ({ label, value: number(value), isFigure: true });
  const moment = (label: string, at: string | null): Fact[] =>
    at ? [{ label, value: <Moment at={at} /> }] : [];
  const figures: Fact[] = [
    { label: t('state'), value: <ImportState report={report} /> },
    figure(t('import.read'), counts.read),
    figure(t('import.added'), counts.added),
    figure(t('import.replaced'), counts.replaced),
    figure(t('import.unchanged'), counts.unchanged),
    figure(t('import.passedOver'), counts.passedOver),
    figure(t('import.rejected'), counts.rejected),
    figure(t('import.remarks'), counts.remarks),
    { label: t('import.size'), value: size(bytes.total), isFigure: true },
    ...(rates.recordsPerSecond > 0
      ? [
          {
            label: t('import.rate'),
            value: t('import.rateValue', {
              records: number(rates.recordsPerSecond),
              bytes: size(Math.round(rates.bytesPerSecond)),
            }),
          },
        ]
      : []),
  ];
  const circumstances: Fact[] = [
    { label: t('import.by'), value: report.requestedBy ?? t('import.command') },
    { label: t('import.library'), value: report.tenant },
    { label: t('import.publisher'), value: report.publisher ?? t('import.allPublishers') },
    ...(report.publishers.length > 0
      ? [{ label: t('import.publishers'), value: list(report.publishers) }]
      : []),
    ...moment(t('import.asked'), report.requestedAt),
    ...moment(t('import.begun'), startedAt),
    ...moment(t('import.ended'), finishedAt),
    ...moment(t('import.visible'), visibleAt),
    ...(seconds === null ? [] : [{ label: t('import.took'), value: t('seconds', { count: seconds }) }]),
  ];
  return (
    <div>
      {report.isDryRun && <p className={styles.note}>{t('import.dryRunText')}</p>}
      <div className={styles.facts}>
        <FactList facts={figures} />
        <FactList facts={circumstances} />
      </div>
    </div>
  );
}

const secondsBetween = (start: string | null, end: string | null): number | null =>
  start === null || end === null ? null : Math.round((Date.parse(end) - Date.parse(start)) / 1000);
