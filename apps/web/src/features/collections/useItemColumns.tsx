import type { CollectionItem } from '@norma/contracts';
import type { Column } from '../../ui/tables/DataTable.tsx';
import { DownloadPdf } from '../downloads/index.ts';
import { DocumentEntry } from '../documents/index.ts';
import { useAccount } from '../session/index.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './useItemColumns.module.css';
import { isolateLtr } from '../../i18n/isolate.ts';

/** What lists say of each document in a collection. */
export function useItemColumns(): Column<CollectionItem>[] {
  const t = useMessages('collections');
  const isDrm = useAccount().contentSecurity['drm-view'] === 'Y';
  const columns: Column<CollectionItem>[] = [
    {
      key: 'designation',
      head: t('designation'),
      isSortable: true,
      cell: (item) => <DocumentEntry {...item} access={item} />,
    },
    {
      key: 'publisher',
      head: t('publisher'),
      cell: ({ contentCode }) => <bdi>{publisherOf(contentCode)}</bdi>,
    },
  ];
  // Anyone who reads under DRM reads here.
  if (isDrm) return columns;
  return [
    ...columns,
    {
      key: 'download',
      head: t('download'),
      cell: ({ contentCode, designation, publisherTypeCode }) => (
        <span className={styles.download}>
          <DownloadPdf
            {...{ contentCode, designation, publisherTypeCode }}
            label={t('downloadIt', { designation: isolateLtr(designation) })}
          />
        </span>
      ),
    },
  ];
}

/** The publisher of a document: what is before the bar of its content code. */
export const publisherOf = (contentCode: string): string => contentCode.split('|')[0] ?? '';
