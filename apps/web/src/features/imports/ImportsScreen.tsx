import type { ImportReport } from '@norma/contracts';
import { IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminList } from '../../ui/admin/AdminList.tsx';
import { listAddress, openRow, page } from '../../ui/admin/listAddress.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Screen } from '../../ui/layout/Screen.tsx';
import { ScreenHead } from '../../ui/layout/ScreenHead.tsx';
import { usePageTitle } from '../../i18n/usePageTitle.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ImportSheet } from './ImportSheet.tsx';
import { ImportState } from './ImportState.tsx';
import { importsQuery } from './queries.ts';
import { StatusMeanings } from './StatusMeanings.tsx';
import { UploadSheet } from './UploadSheet.tsx';
import { useUploadPublishers } from './useUploadPublishers.ts';
import type { Column } from '../../ui/tables/DataTable.tsx';
import { useNumberFormat } from '../../ui/text/useNumberFormat.ts';
import { useListFormat } from '../../ui/text/useListFormat.ts';
import { Moment } from '../../ui/admin/Moment.tsx';
import styles from '../../ui/admin/admin.module.css';

const { useList: useImportList } = listAddress<{ page: number; open: number | null }>({
  page,
  open: openRow,
});

/** What was imported into the library, what is on its way, and the way to bring more. */
export function ImportsScreen() {
  const t = useMessages('imports');
  usePageTitle(t('imports'));
  const at = useImportList();
  const { place, goTo } = at;
  const list = useQuery(importsQuery(place.page));
  const [isUploading, setUploading] = useState(false);
  const publishers = useUploadPublishers();
  const isBarred = publishers?.length === 0;
  return (
    <Screen>
      <ScreenHead
        title={t('imports')}
        about={t(isBarred && list.data?.count ? 'import.noUploadText' : 'importsAbout')}
        actions={
          publishers &&
          publishers.length > 0 && (
            <Button
              kind="primary"
              icon={<IconUpload size={16} stroke={1.6} aria-hidden />}
              onClick={() => setUploading(true)}
            >
              {t('import.upload')}
            </Button>
          )
        }
      />
      <AdminList
        at={at}
        caption={t('imports')}
        columns={useImportColumns((open) => goTo({ open }))}
        list={list}
        rows={list.data?.imports}
        total={list.data?.count}
        keyOf={({ id }) => String(id)}
        nameOf={({ name }) => name}
        empty={{
          title: t(isBarred ? 'import.noUpload' : 'import.none'),
          text: t(isBarred ? 'import.noUploadText' : 'import.noneText'),
        }}
        failed={{ title: t('loadFailed'), text: t('loadFailedText') }}
      />
      <StatusMeanings />
      {place.open !== null && <ImportSheet id={place.open} onClose={() => goTo({ open: null })} />}
      {isUploading && (
        <UploadSheet
          onClose={() => setUploading(false)}
          onUploaded={(open) => {
            setUploading(false);
            goTo({ page: 0, open });
          }}
        />
      )}
    </Screen>
  );
}

/** What the list says of each import. */
function useImportColumns(onChoose: (id: number) => void): Column<ImportReport>[] {
  const t = useMessages('imports');
  const number = useNumberFormat();
  const list = useListFormat();
  const aboutOf = ({ id, publishers, isDryRun }: ImportReport): string =>
    [list(publishers), isDryRun ? t('import.dryRun') : ''].filter(Boolean).join(' · ') ||
    t('import.number', { id });
  return [
    {
      key: 'delivery',
      head: t('import.delivery'),
      cell: (report) => (
        <span className={styles.two}>
          <button className={styles.open} type="button" onClick={() => onChoose(report.id)}>
            <bdi>{report.name}</bdi>
          </button>
          <span className={styles.second}>{aboutOf(report)}</span>
        </span>
      ),
    },
    { key: 'state', head: t('state'), cell: (report) => <ImportState report={report} /> },
    { key: 'read', head: t('import.read'), isFigure: true, cell: ({ counts }) => number(counts.read) },
    {
      key: 'changed',
      head: t('import.changed'),
      isFigure: true,
      cell: ({ counts }) => number(counts.added + counts.replaced),
    },
    {
      key: 'rejected',
      head: t('import.rejected'),
      isFigure: true,
      cell: ({ counts }) => number(counts.rejected),
    },
    {
      key: 'asked',
      head: t('import.asked'),
      cell: ({ requestedAt }) => <Moment at={requestedAt} />,
    },
  ];
}
