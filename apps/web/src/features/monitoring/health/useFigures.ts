import type { HealthDetail, HealthPart, PartHealth } from '@norma/contracts';
import { useMeasures, type Measures } from '../useMeasures.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useDateTimeFormat } from '../../../ui/text/useDateTimeFormat.ts';

/** A part of the server and how it is. */
export type HealthRow = PartHealth & { readonly part: HealthPart };

type Value = string | number;

/** The figures of a part that works, in one line. */
const worthSaying: Record<HealthPart, readonly HealthDetail[]> = {
  database: ['version', 'connectionsFree'],
  searchEngine: ['documents', 'answeredInMs'],
  meaningIndex: ['learntFromDocuments'],
  fileStore: ['answeredInMs'],
  diskSpace: ['free', 'total'],
  mailer: ['kind', 'mailsUnderWay'],
  jobs: ['jobsInHand', 'jobsWaiting'],
  identity: ['keyMadeAt', 'signedIn'],
};

const bytes: readonly HealthDetail[] = ['total', 'free', 'threshold', 'indexBytes'];
const moments: readonly HealthDetail[] = ['keyMadeAt', 'formerKeyUntil'];
const spans: readonly HealthDetail[] = ['answeredInMs', 'behindMs', 'oldestWaitingMs'];

/** Writes a figure of health with its unit. */
function written(name: HealthDetail, value: number, measures: Measures): string {
  if (bytes.includes(name)) return measures.bytes(value);
  return spans.includes(name) ? measures.span(value) : measures.count(value);
}

/** The figures of health in words and units. */
export function useFigures() {
  const t = useMessages('monitoring');
  const measures = useMeasures();
  const moment = useDateTimeFormat({ hasSeconds: true });
  const valueOf = (name: HealthDetail, value: Value): string => {
    if (typeof value === 'number') return written(name, value, measures);
    if (name === 'kind' && isKind(value)) return t(`kind.${value}`);
    return moments.includes(name) ? moment(value) : value;
  };
  return {
    valueOf,
    inShort: ({ part, details }: HealthRow): string =>
      worthSaying[part]
        .flatMap((name) => {
          const value = details[name];
          if (value === undefined) return [];
          return name === 'kind'
            ? valueOf(name, value)
            : t('figure', { name: t(`detail.${name}`), value: valueOf(name, value) });
        })
        .join(' · '),
  };
}

const kinds = ['own', 'external', 'folder', 'server'] as const;
const isKind = (value: Value): value is (typeof kinds)[number] => kinds.some((kind) => kind === value);
