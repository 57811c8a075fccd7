import type { CompassPoint } from '@norma/contracts';
import { writeDay } from '@norma/contracts/fields';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../ui/tables/DataTable.tsx';
import { Designation } from '../../../ui/text/Designation.tsx';
import { Status } from '../../../ui/text/Status.tsx';
import type { Mode } from '../queries.ts';
import { useMessages, type MessageKey } from '../../../i18n/useMessages.ts';
import { CutText } from './CutText.tsx';
import { NameCell, type NameCellProps } from './NameCell.tsx';
import styles from './useColumns.module.css';

type Given = Omit<NameCellProps, 'point'> & {
  mode: Mode;
  /** Whether the list is of one document, whose designation and status stand above it. */
  isOfDocument: boolean;
};

/** What a list says of each compass point; of deactivated ones also who deactivated them, and when. */
export function useColumns({ mode, isOfDocument, ...naming }: Given): Column<CompassPoint>[] {
  const words = useMessages('compass-points');
  const { i18n } = useTranslation();
  const dayOf = (instant: string | null): string =>
    instant === null ? '' : writeDay(instant.slice(0, 10), 'MMM DD YYYY', i18n.language);

  const column = (
    key: string,
    head: MessageKey<'compass-points'>,
    cell: Column<CompassPoint>['cell'],
    also: Partial<Column<CompassPoint>> = { isSortable: true },
  ): Column<CompassPoint> => ({ key, head: words(head), cell, ...also });
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
