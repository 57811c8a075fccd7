import type { HealthDetail, HealthPart, PartHealth } from '@norma/contracts';
import { DataTable, type Column } from '../../../ui/tables/DataTable.tsx';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { reachable } from '../reachable.ts';
import { HealthStatus } from '../HealthStatus.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { healthDetails } from './parts.atBuild.ts';
import { useFigures } from './useFigures.ts';
import styles from './DetailsSheet.module.css';

type Props = { part: HealthPart; health: PartHealth; onClose: () => void };
type Row = { readonly name: HealthDetail; readonly value: string | number };

/** All that is known of one part of the server. */
export function DetailsSheet({ part, health, onClose }: Props) {
  const t = useMessages('monitoring');
  const columns = useColumns();
  const { status, problem, details } = health;
  const rows = healthDetails.flatMap((name): Row[] => {
    const value = details[name];
    return value === undefined || name === 'said' ? [] : [{ name, value }];
  });
  return (
    <Drawer isOpen title={t(`part.${part}`)} about={<HealthStatus status={status} />} onClose={onClose}>
      <div className={styles.sheet} aria-label={t('details')} {...reachable}>
        {problem && (
          <div className={styles.problem}>
            <p className={styles.wrong}>{t(`problem.${problem}`)}</p>
            <p>{t(`remedy.${problem}`)}</p>
          </div>
        )}
        {details.said !== undefined && (
          <figure className={styles.said}>
            <figcaption>{t('detail.said')}</figcaption>
            <pre dir="ltr">{details.said}</pre>
          </figure>
        )}
        <DataTable
          caption={t('detailsOf', { service: t(`part.${part}`) })}
          columns={columns}
          rows={rows}
          keyOf={({ name }) => name}
          nameOf={({ name }) => t(`detail.${name}`)}
          empty={<p className={styles.none}>{t('noDetails')}</p>}
        />
      </div>
    </Drawer>
  );
}

function useColumns(): Column<Row>[] {
  const t = useMessages('monitoring');
  const { valueOf } = useFigures();
  return [
    { key: 'name', head: t('name'), cell: ({ name }) => t(`detail.${name}`) },
    {
      key: 'value',
      head: t('value'),
      isFigure: true,
      cell: ({ name, value }) => <bdi className={styles.value}>{valueOf(name, value)}</bdi>,
    },
  ];
}
