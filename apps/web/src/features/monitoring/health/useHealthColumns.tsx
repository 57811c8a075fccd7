import type { HealthPart } from '@norma/contracts';
import { Button } from '../../../ui/buttons/Button.tsx';
import type { Column } from '../../../ui/tables/DataTable.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { Standing } from '../Standing.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useFigures, type HealthRow } from './useFigures.ts';
import styles from './HealthTable.module.css';

/** What is said of each part of the server: where it works a figure or two, otherwise what is wrong and what to do. */
export function useHealthColumns(onChoose: (part: HealthPart) => void): Column<HealthRow>[] {
  const words = useMessages('monitoring');
  const figures = useFigures();
  return [
    { key: 'service', head: words('service'), cell: ({ part }) => <b>{words(`part.${part}`)}</b> },
    { key: 'status', head: words('status'), cell: ({ status }) => <Standing status={status} /> },
    {
      key: 'about',
      head: words('about'),
      cell: (row) =>
        row.problem ? (
          <div className={styles.about}>
            <p className={styles.problem}>{words(`problem.${row.problem}`)}</p>
            <p>{words(`remedy.${row.problem}`)}</p>
          </div>
        ) : (
          <p className={styles.about}>{figures.inShort(row)}</p>
        ),
    },
    {
      key: 'details',
      head: words('figures'),
      cell: ({ part }) => (
        <Button kind="bare" className={styles.details} onClick={() => onChoose(part)}>
          {words('details')}
          <VisuallyHidden> {words(`part.${part}`)}</VisuallyHidden>
        </Button>
      ),
    },
  ];
}
