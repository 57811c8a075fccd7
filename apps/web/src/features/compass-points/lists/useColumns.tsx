import type { CompassPoint } from '@norma/contracts';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { Column } from '../../../ui/tables/DataTable.tsx';
import { Designation } from '../../../ui/text/Designation.tsx';
import { Status } from '../../../ui/text/Status.tsx';
import type { Mode } from '../queries.ts';
import { useMessages, type MessageKey } from '../../../i18n/useMessages.ts';
import { Tooltip } from '../../../ui/overlays/Tooltip.tsx';
import { cut } from '../cut.ts';
import { Benchmark } from '../Benchmark.tsx';
import { useDateFormat } from '../../../ui/text/useDateFormat.ts';
import styles from './useColumns.module.css';

type Given = Omit<NameCellProps, 'point'> & {
  mode: Mode;
  /** Whether the list is of one document, whose designation and status are above it. */
  isOfDocument: boolean;
};

/** The columns of a list of compass points; for deactivated ones also who deactivated them, and when. */
export function useColumns({ mode, isOfDocument, ...naming }: Given): Column<CompassPoint>[] {
  const t = useMessages('compass-points');
  const writtenDay = useDateFormat();
  const dayOf = (instant: string | null): string =>
    instant === null ? '' : writtenDay(instant.slice(0, 10));

  const column = (
    key: string,
    head: MessageKey<'compass-points'>,
    cell: Column<CompassPoint>['cell'],
    also: Partial<Column<CompassPoint>> = { isSortable: true },
  ): Column<CompassPoint> => ({ key, head: t(head), cell, ...also });
  const ofDates = { isSortable: true, sortsFirst: 'descending' } as const;

  const name = column('name', 'name', (point) => <NameCell point={point} {...naming} />);
  const text = column(
    'text',
    'text',
    (point) => (
      <CutText text={point.selectionMetadata.selectionText} onChoose={() => naming.onChoose(point)} />
    ),
    { isCut: true },
  );
  const createdBy = column('email', 'createdBy', ({ createdUserName }) => (
    <bdi className={styles.line}>{createdUserName}</bdi>
  ));
  const created = column(
    'createdDate',
    'dateCreated',
    ({ createdDate }) => <time dateTime={createdDate}>{dayOf(createdDate)}</time>,
    ofDates,
  );
  const deactivated = [
    column('deletedByEmail', 'deactivatedBy', ({ deletedByEmail }) => <bdi>{deletedByEmail}</bdi>),
    column(
      'deletedDate',
      'deactivatedDate',
      ({ deletedDate }) => deletedDate && <time dateTime={deletedDate}>{dayOf(deletedDate)}</time>,
      ofDates,
    ),
  ];

  if (isOfDocument) return [name, text, ...(mode === 'active' ? [createdBy, created] : deactivated)];
  return [
    column('designation', 'designation', ({ designation }) => (
      <span className={styles.designation}>
        <Designation value={designation || '–'} size="table" />
      </span>
    )),
    column(
      'contentStatus',
      'status',
      ({ contentStatus }) => contentStatus && <Status status={contentStatus} />,
    ),
    name,
    text,
    createdBy,
    created,
    ...(mode === 'active' ? [] : deactivated),
  ];
}

/** As much of a text as a list shows, and as its tip does. */
const longest = { shown: 50, tip: 1000 };

/** The beginning of a text; more of it under the pointer and on focus, and all of it when it is pressed. */
function CutText({ text, onChoose }: { text: string; onChoose: () => void }) {
  const beginning = cut(text, longest.shown);
  if (beginning === text) return <bdi>{text}</bdi>;
  return (
    <Tooltip label={cut(text, longest.tip)}>
      <button className={styles.text} type="button" dir="auto" onClick={onChoose}>
        <bdi>{beginning}</bdi>
      </button>
    </Tooltip>
  );
}

const longestName = 25;
const longestTip = 1000;

type NameCellProps = {
  point: CompassPoint;
  /** Its name, as plain text. */
  nameOf: (point: CompassPoint) => string;
  /** Where its name leads; null where it is looked at here. */
  pathOf: (point: CompassPoint) => string | null;
  chosen: CompassPoint | null;
  onChoose: (point: CompassPoint) => void;
};

/** The name of a compass point: links to it in its document, or opens its details next to the list. */
function NameCell({ point, nameOf, pathOf, chosen, onChoose }: NameCellProps) {
  const name = nameOf(point);
  const beginning = cut(name, longestName);
  const path = pathOf(point);
  const inside = (
    <>
      <span className={styles.sign}>
        <Benchmark size={13} />
      </span>
      <bdi>{beginning}</bdi>
    </>
  );
  const element: ReactElement =
    path === null ? (
      <button
        className={styles.name}
        type="button"
        aria-pressed={chosen?.compassPointID === point.compassPointID}
        onClick={() => onChoose(point)}
      >
        {inside}
      </button>
    ) : (
      <Link className={styles.name} to={path}>
        {inside}
      </Link>
    );
  return beginning === name ? element : <Tooltip label={cut(name, longestTip)}>{element}</Tooltip>;
}
