import { useMutation } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import { CallRefused } from '../../../client/client.ts';
import { saveAnswer } from '../../../client/saveAnswer.ts';
import { Menu } from '../../../ui/overlays/Menu.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './SaveTable.module.css';

type Table =
  | 'all'
  | 'days'
  | 'documents'
  | 'refusals'
  | 'publishers'
  | 'document-types'
  | 'accounts'
  | 'makers';

type Props<T extends Table> = { tables: readonly T[]; fetchTable: (table: T) => Promise<Response> };

/** Saves a part of the report, or every count of every day, as CSV. */
export function SaveTable<T extends Table>({ tables, fetchTable }: Props<T>) {
  const t = useMessages('reports');
  const save = useMutation({
    meta: { isHandled: true },
    mutationFn: async (table: T) => saveAnswer(await fetchTable(table)),
    onError: (error) => {
      const isHurried = error instanceof CallRefused && error.status === 429;
      showToast({ kind: 'error', message: t(isHurried ? 'csvHurried' : 'csvFailed') });
    },
  });
  return (
    <Menu
      title={t('csvOf')}
      label={t('csv')}
      icon={<IconDownload size={16} stroke={1.6} aria-hidden />}
      className={styles.button}
      items={tables.map((table) => ({ key: table, label: t(`table.${table}`) }))}
      onChoose={(key) => {
        const table = tables.find((each) => each === key);
        if (table && !save.isPending) save.mutate(table);
      }}
    />
  );
}
