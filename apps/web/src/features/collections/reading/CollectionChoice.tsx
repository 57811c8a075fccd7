import { useQuery } from '@tanstack/react-query';
import { Select } from '../../../ui/forms/Select.tsx';
import { hadQuery } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './CollectionChoice.module.css';
import { isolate } from '../../../i18n/isolate.ts';

type Props = { chosen: number | null; onChoose: (collection: number | null) => void };

/** Which of several collections is looked at, and what its makers say of it. */
export function CollectionChoice({ chosen, onChoose }: Props) {
  const words = useMessages('collections');
  const { data: had = [] } = useQuery(hadQuery);
  const one = had.find(({ id }) => id === chosen) ?? (had.length === 1 ? had[0] : undefined);
  return (
    <div className={styles.choice}>
      {(had.length > 1 || chosen !== null) && (
        <Select
          className={styles.select}
          label={words('collection')}
          value={chosen === null ? '' : String(chosen)}
          placeholder={words('all')}
          options={had.map(({ id, name, documents }) => ({
            value: String(id),
            label: words('withCount', { name: isolate(name), count: documents }),
          }))}
          onChange={({ currentTarget: { value } }) => onChoose(value === '' ? null : Number(value))}
        />
      )}
      {one && (
        <div>
          {had.length === 1 && (
            <h2 className={styles.name}>
              <bdi>{one.name}</bdi>
            </h2>
          )}
          {one.description && (
            <p className={styles.description}>
              <bdi>{one.description}</bdi>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
