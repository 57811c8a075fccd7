import type { Health, HealthPart } from '@norma/contracts';
import { DataTable } from '../../../ui/tables/DataTable.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { healthParts } from './parts.atBuild.ts';
import type { HealthRow } from './useFigures.ts';
import { useHealthColumns } from './useHealthColumns.tsx';

type Props = { health: Health | undefined; onChoose: (part: HealthPart) => void };

/** Each part of the server, how it is, and what to do where it does not work. */
export function HealthTable({ health, onChoose }: Props) {
  const words = useMessages('monitoring');
  const columns = useHealthColumns(onChoose);
  const rows = healthParts.flatMap((part): HealthRow[] => {
    const known = health?.components[part];
    return known ? [{ ...known, part }] : [];
  });
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
