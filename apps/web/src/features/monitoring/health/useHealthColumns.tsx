import type { HealthPart } from '@norma/contracts';
import { Button } from '../../../ui/Button.tsx';
import type { Column } from '../../../ui/DataTable.tsx';
import { Hidden } from '../../../ui/Hidden.tsx';
import { Standing } from '../Standing.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useFigures, type HealthRow } from './useFigures.ts';
import parts from './HealthTable.module.css';

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
          <div className={parts.about}>
            <p className={parts.problem}>{words(`problem.${row.problem}`)}</p>
            <p>{words(`remedy.${row.problem}`)}</p>
          </div>
        ) : (
          <p className={parts.about}>{figures.inShort(row)}</p>
        ),
    },
    {
      key: 'details',
      head: words('figures'),
      cell: ({ part }) => (
        <Button kind="bare" className={parts.details} onClick={() => onChoose(part)}>
          {words('details')}
          <Hidden> {words(`part.${part}`)}</Hidden>
        </Button>
      ),
    },
  ];
}
