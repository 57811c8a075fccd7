import { useQuery } from '@tanstack/react-query';
import { DataTable, type Sort } from '../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { sizes } from '../../ui/tables/pagedAddress.ts';
import { HealthLink } from '../references/forDocumentPage.ts';
import { hrefOf, usePlace } from './address.ts';
import { memberDocumentsQuery, memberCollectionsQuery } from './queries.ts';
import { useItemColumns } from './useItemColumns.tsx';
import { useMessages } from '../../i18n/useMessages.ts';
import { Select } from '../../ui/forms/Select.tsx';
import { isolate } from '../../i18n/isolate.ts';
import styles from './MemberDocuments.module.css';

/** The documents in the collections that the reader has, page by page by their designations. */
export function MemberDocuments() {
  const t = useMessages('collections');
  const columns = useItemColumns();
  const [place, go] = usePlace();
  const { collection, page, size, sort } = place;
  const { data, error, isFetching, refetch } = useQuery(
    memberDocumentsQuery(collection, { page, size, sort }),
  );
  const sortBy = ({ direction }: Sort): void =>
    go({ page: 0, sort: direction === 'ascending' ? 'ALPHA_ASC' : 'ALPHA_DESC' });
  return (
    <>
      <CollectionChoice chosen={collection} onChoose={(chosen) => go({ collection: chosen, page: 0 })} />
      <DataTable
        caption={t('caption')}
        columns={columns}
        rows={data?.value.content ?? []}
        keyOf={({ contentCode }) => contentCode}
        nameOf={({ designation }) => designation}
        sort={{ by: 'designation', direction: sort === 'ALPHA_ASC' ? 'ascending' : 'descending' }}
        onSort={sortBy}
        paging={{
          page,
          size,
          total: data?.value.totalElements ?? 0,
          sizes,
          onPage: go,
          hrefOf: (to) => hrefOf({ ...place, page: to }),
        }}
        isLoading={isFetching}
        narrow="stack"
        empty={
          <EmptyState title={t(collection === null ? 'none' : 'empty')}>
            {t(collection === null ? 'noneText' : 'emptyText')}
          </EmptyState>
        }
        failure={error && { title: t('failed'), text: t('failedText'), error, onRetry: refetch }}
      />
    </>
  );
}

type Props = { chosen: number | null; onChoose: (collection: number | null) => void };

/** Which of several collections is looked at, and what its makers say of it. */
function CollectionChoice({ chosen, onChoose }: Props) {
  const t = useMessages('collections');
  const { data: collections = [] } = useQuery(memberCollectionsQuery);
  const one =
    collections.find(({ id }) => id === chosen) ?? (collections.length === 1 ? collections[0] : undefined);
  return (
    <div className={styles.choice}>
      {(collections.length > 1 || chosen !== null) && (
        <Select
          className={styles.select}
          label={t('collection')}
          value={chosen === null ? '' : String(chosen)}
          placeholder={t('all')}
          options={collections.map(({ id, name, documents }) => ({
            value: String(id),
            label: t('withCount', { name: isolate(name), count: documents }),
          }))}
          onChange={({ currentTarget: { value } }) => onChoose(value === '' ? null : Number(value))}
        />
      )}
      {one && (
        <div>
          <HealthLink of={{ scope: `collection:${one.id}` }} />
          {collections.length === 1 && (
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
