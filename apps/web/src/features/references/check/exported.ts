import type { FileReport, NamedDocument } from '@norma/reader/check';
import { csvOf } from '../../../client/csv.ts';
import { saveFile } from '../../../client/saveFile.ts';
import type { Translate } from '../../../i18n/useMessages.ts';
import { kindOf } from '../health/kinds.ts';
import { placesInWords } from './CheckReport.tsx';

/** The words of the screen, and those of verdicts. */
type Words = { readonly t: Translate<'references'>; readonly verdicts: Translate<'related'> };

/** A report as a table; what is read of a file is never run by a spreadsheet. */
export function reportAsCsv({ references }: FileReport, { t, verdicts }: Words): string {
  const heads = [
    t('head.reference'),
    t('head.verdict'),
    t('head.place'),
    t('head.inFile'),
    t('card.citedHere'),
    t('card.edition'),
    t('card.replacement'),
    verdicts('health.path'),
  ];
  const list = (parts: string[]): string => parts.join(', ');
  return csvOf([
    heads,
    ...references.map((reference) => [
      reference.designation,
      verdicts(`health.state.${kindOf(reference)}`),
      placesInWords(reference.places, t, list),
      reference.quote,
      nameOf(reference.edition),
      nameOf(reference.inForce),
      nameOf(reference.replacement),
      reference.paths.map((path) => path.map(nameOf).join(' > ')).join('; '),
    ]),
  ]);
}

/** A report as JSON: what was read, and each reference with its verdict. */
export const reportAsJson = (report: FileReport): string =>
  `${JSON.stringify({ format: 1, ...report }, null, 2)}\n`;

/** Lets the browser save a report. Its name does not tell which file it is of. */
export function saveReport(report: FileReport, format: 'csv' | 'json', words: Words): void {
  const [text, type] =
    format === 'csv'
      ? [reportAsCsv(report, words), 'text/csv;charset=utf-8']
      : [reportAsJson(report), 'application/json'];
  saveFile(new Blob([text], { type }), `references.${format}`);
}

const nameOf = (document: NamedDocument | null): string => document?.designation ?? '';
