import type { CheckedReference } from '@norma/contracts';
import { IconChevronRight } from '@tabler/icons-react';
import { type Translate, useMessages } from '../../../i18n/useMessages.ts';
import { DataTable, type Column } from '../../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { NamedDocument } from '../Verdicts.tsx';
import { KindMark } from './KindMark.tsx';
import { kindOf } from './kinds.ts';
import styles from './CheckedReferences.module.css';

const citingShown = 3;

type Props = { references: readonly CheckedReference[]; paging: Parameters<typeof DataTable>[0]['paging'] };

type Words = Translate<'related'>;

const citedCell = (reference: CheckedReference) => <Cited reference={reference} />;
const citingCell = (reference: CheckedReference) => <Citing reference={reference} />;
const pathCell = ({ paths }: CheckedReference) => paths.length > 0 && <Paths paths={paths} />;
const insteadCell = (reference: CheckedReference) => <UseInstead reference={reference} />;

const columnsOf = (t: Words, hasPaths: boolean): Column<CheckedReference>[] => [
  { key: 'reference', head: t('health.reference'), cell: citedCell },
  { key: 'citedIn', head: t('health.citedIn'), cell: citingCell },
  ...(hasPaths ? [{ key: 'path', head: t('health.path'), cell: pathCell }] : []),
  { key: 'useInstead', head: t('health.useInstead'), cell: insteadCell },
];

/** Cited standards with what is said of them, who cites them, the ways to withdrawn ones, and what to use instead. */
export function CheckedReferences({ references, paging }: Props) {
  const t = useMessages('related');
  const columns = columnsOf(
    t,
    references.some(({ paths }) => paths.length > 0),
  );
  return (
    <DataTable
      caption={t('health.verdicts')}
      columns={columns}
      rows={references}
      keyOf={({ designation, edition }) => `${designation} ${edition?.contentCode ?? ''}`}
      nameOf={({ designation }) => designation}
      narrow="stack"
      {...(paging && { paging })}
      empty={<EmptyState title={t('health.noneOfKind')}>{t('health.noneText')}</EmptyState>}
    />
  );
}

function Cited({ reference }: { reference: CheckedReference }) {
  const { designation, title, edition } = reference;
  return (
    <div className={styles.cited}>
      <NamedDocument named={{ designation, contentCode: edition?.contentCode ?? null }} />
      <KindMark kind={kindOf(reference)} />
      {title && (
        <span className={styles.title} dir="auto">
          {title}
        </span>
      )}
    </div>
  );
}

function Citing({ reference: { citedBy, citations } }: { reference: CheckedReference }) {
  const t = useMessages('related');
  const others = citations - citingShown;
  return (
    <ul className={styles.citing}>
      {citedBy.slice(0, citingShown).map(({ designation, contentCode, clauses }) => (
        <li key={contentCode}>
          <NamedDocument named={{ designation, contentCode }} />{' '}
          <bdi className={styles.clauses} dir="ltr">
            {clauses.join(', ')}
          </bdi>
        </li>
      ))}
      {others > 0 && <li className={styles.clauses}>{t('health.more', { count: others })}</li>}
    </ul>
  );
}

function Paths({ paths }: Pick<CheckedReference, 'paths'>) {
  return paths.map((path) => (
    <ol className={styles.path} key={path.map(({ contentCode }) => contentCode).join(' ')}>
      {path.map(({ designation, contentCode }, at) => (
        <li key={contentCode}>
          {at > 0 && <IconChevronRight className={styles.arrow} size={14} stroke={1.6} aria-hidden />}
          <NamedDocument named={{ designation, contentCode }} />
        </li>
      ))}
    </ol>
  ));
}

function UseInstead({ reference: { state, inForce, replacement } }: { reference: CheckedReference }) {
  const t = useMessages('related');
  const instead = replacement ?? (state === 'superseded-edition' ? inForce : null);
  if (instead) return <NamedDocument named={instead} />;
  return state === 'withdrawn' || state === 'withdrawn-and-replaced' ? (
    <span className={styles.clauses}>{t('health.noReplacement')}</span>
  ) : null;
}
