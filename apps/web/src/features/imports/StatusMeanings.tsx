import type { StatusMeaning } from '@norma/contracts';
import { wireStatusOf } from '@norma/editions/meaning';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DataTable, type Column, type RowAction } from '../../ui/tables/DataTable.tsx';
import { Status } from '../../ui/text/Status.tsx';
import { useNumberFormat } from '../../ui/text/useNumberFormat.ts';
import { Section } from '../../ui/admin/Section.tsx';
import { useMessages } from '../../i18n/useMessages.ts';
import { MapStatus } from './MapStatus.tsx';
import { statusMeaningsQuery } from './queries.ts';
import { useMapping } from './useMapping.ts';
import styles from '../../ui/admin/admin.module.css';

/** The words of status that are mapped, to be changed or removed; nothing where there are none. */
export function StatusMeanings() {
  const t = useMessages('imports');
  const columns = useColumns();
  const mapping = useMapping();
  const { data: meanings = [] } = useQuery(statusMeaningsQuery);
  const [changed, setChanged] = useState<StatusMeaning | null>(null);
  if (meanings.length === 0) return null;
  const actionsOf = (row: StatusMeaning): RowAction[] => [
    {
      key: 'change',
      label: t('meaning.change'),
      icon: <IconPencil size={18} stroke={1.6} aria-hidden />,
      onAct: () => setChanged(row),
    },
    {
      key: 'remove',
      label: t('meaning.remove'),
      icon: <IconTrash size={18} stroke={1.6} aria-hidden />,
      isDangerous: true,
      onAct: () => mapping.mutate({ ...row, meaning: null }),
    },
  ];
  return (
    <Section name={t('meaning.heading')}>
      <p className={styles.about}>{t('meaning.about')}</p>
      <DataTable
        caption={t('meaning.heading')}
        columns={columns}
        rows={meanings}
        keyOf={({ publisher, word }) => JSON.stringify([publisher, word])}
        nameOf={({ publisher, word }) => `${word}, ${publisher}`}
        actionsOf={actionsOf}
        empty={null}
      />
      {changed && <MapStatus {...changed} onClose={() => setChanged(null)} />}
    </Section>
  );
}

function useColumns(): Column<StatusMeaning>[] {
  const t = useMessages('imports');
  const number = useNumberFormat();
  return [
    { key: 'word', head: t('meaning.word'), cell: ({ word }) => <bdi>{word}</bdi> },
    { key: 'publisher', head: t('upload.publisher'), cell: ({ publisher }) => <bdi>{publisher}</bdi> },
    {
      key: 'means',
      head: t('meaning.means'),
      cell: ({ meaning }) => <Status status={wireStatusOf({ status: meaning })} />,
    },
    {
      key: 'documents',
      head: t('meaning.documents'),
      isFigure: true,
      cell: ({ documents }) => number(documents),
    },
  ];
}
