import type { HealthDetail, HealthPart, PartHealth } from '@norma/contracts';
import { DataTable, type Column } from '../../../ui/tables/DataTable.tsx';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { reachable } from '../reachable.ts';
import { Standing } from '../Standing.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { healthDetails } from './parts.atBuild.ts';
import { useFigures } from './useFigures.ts';
import styles from './DetailsSheet.module.css';

type Props = { part: HealthPart; health: PartHealth; onClose: () => void };
type Row = { readonly name: HealthDetail; readonly value: string | number };

/** All that is known of one part of the server. */
export function DetailsSheet({ part, health, onClose }: Props) {
  const words = useMessages('monitoring');
  const columns = useColumns();
  const { status, problem, details } = health;
  const rows = healthDetails.flatMap((name): Row[] => {
    const value = details[name];
    return value === undefined || name === 'said' ? [] : [{ name, value }];
  });
  return (
    <Drawer isOpen title={words(`part.${part}`)} about={<Standing status={status} />} onClose={onClose}>
      <div className={styles.sheet} aria-label={words('details')} {...reachable}>
        {problem && (
          <div className={styles.problem}>
            <p className={styles.wrong}>{words(`problem.${problem}`)}</p>
            <p>{words(`remedy.${problem}`)}</p>
          </div>
        )}
        {details.said !== undefined && (
          <figure className={styles.said}>
            <figcaption>{words('detail.said')}</figcaption>
            <pre dir="ltr">{details.said}</pre>
          </figure>
        )}
        <DataTable
          caption={words('detailsOf', { service: words(`part.${part}`) })}
          columns={columns}
          rows={rows}
          keyOf={({ name }) => name}
          nameOf={({ name }) => words(`detail.${name}`)}
          empty={<p className={styles.none}>{words('noDetails')}</p>}
        />
      </div>
    </Drawer>
  );
}

function useColumns(): Column<Row>[] {
  const words = useMessages('monitoring');
  const { valueOf } = useFigures();
  return [
    { key: 'name', head: words('name'), cell: ({ name }) => words(`detail.${name}`) },
    {
      key: 'value',
      head: words('value'),
      isFigure: true,
      cell: ({ name, value }) => <bdi className={styles.value}>{valueOf(name, value)}</bdi>,
    },
  ];
}
