import { type Health, type HealthPart, type PartHealth } from '@norma/contracts';
import { Button } from '../../../ui/Button.tsx';
import { DataTable, type Column } from '../../../ui/DataTable.tsx';
import { Hidden } from '../../../ui/Hidden.tsx';
import { Standing } from '../Standing.tsx';
import { useWords } from '../useWords.ts';
import { healthParts } from './parts.atBuild.ts';
import { useFigures } from './useFigures.ts';
import parts from './HealthTable.module.css';

type Row = PartHealth & { readonly part: HealthPart };
type Props = { health: Health | undefined; onChoose: (part: HealthPart) => void };

/** Each part of the server, how it is, and what to do where it does not work. */
export function HealthTable({ health, onChoose }: Props) {
  const words = useWords();
  const figures = useFigures();
  const rows = healthParts.flatMap((part): Row[] => {
    const known = health?.components[part];
    return known ? [{ ...known, part }] : [];
  });
  const columns: Column<Row>[] = [
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
  return (
    <DataTable
      caption={words('health')}
      columns={columns}
      rows={rows}
      keyOf={({ part }) => part}
      nameOf={({ part }) => words(`part.${part}`)}
      isLoading={!health}
      narrow="stack"
      empty={null}
    />
  );
}
