import { useMessages } from '../../../i18n/useMessages.ts';
import type { Group, Property } from './properties.ts';
import styles from './PropertyGroup.module.css';
import { isolateLtr } from '../../../i18n/isolate.ts';

const mask = '******';

/** A prefix or a source, with its properties below it when it is open. */
export function PropertyGroup({ group, isOpen }: { group: Group; isOpen: boolean }) {
  const t = useMessages('management');
  const { name, source, properties } = group;
  const hasOrigin = properties.some(({ origin }) => origin !== undefined);
  const title = source ? t(`source.${source}`) : name;
  return (
    <details className={styles.group} open={isOpen}>
      <summary className={styles.summary}>
        <bdi className={styles.name} data-code={source === null || undefined}>
          {title}
        </bdi>
        <span className={styles.count}>{t('propertiesCount', { count: properties.length })}</span>
      </summary>
      <table className={styles.table} aria-label={title}>
        <thead className={styles.heads}>
          <tr>
            <th scope="col">{t('property')}</th>
            <th scope="col">{t('value')}</th>
            {hasOrigin && <th scope="col">{t('origin')}</th>}
          </tr>
        </thead>
        <tbody>
          {properties.map((property) => (
            <tr className={styles.row} key={property.name}>
              <th className={styles.property} scope="row">
                <bdi>{property.name}</bdi>
              </th>
              <td className={styles.value}>
                <Value {...property} />
              </td>
              {hasOrigin && (
                <td className={styles.origin}>
                  <Origin {...property} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Value({ value, unit }: Property) {
  const t = useMessages('management');
  if (value === '') return <span className={styles.nothing}>{t('empty')}</span>;
  if (unit) return <span>{t(`unit.${unit}`, { value: Number(value) })}</span>;
  if (value === mask)
    return (
      <span className={styles.nothing}>
        <span aria-hidden>{mask}</span> {t('masked')}
      </span>
    );
  return <bdi className={styles.code}>{value}</bdi>;
}

function Origin({ origin, variable }: Property) {
  const t = useMessages('management');
  if (!origin) return null;
  const from = t(`origin.${origin}`);
  return <>{variable ? t('origin.variable', { origin: from, variable: isolateLtr(variable) }) : from}</>;
}
