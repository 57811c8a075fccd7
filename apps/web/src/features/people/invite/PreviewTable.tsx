import type { InviteOutcome, InviteReport } from '@norma/contracts';
import { useState } from 'react';
import { DataTable } from '../../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Tabs } from '../../../ui/layout/Tabs.tsx';
import { inviteOutcomes } from './choices.atBuild.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useLineColumns } from './useLineColumns.tsx';
import styles from './PreviewTable.module.css';

type Props = { report: InviteReport; firstShown: InviteOutcome | null };

const panelId = 'lines-of-list';
const every = 'every';
const pageSize = 25;

/** The lines of a list by what comes of them, page by page. */
export function PreviewTable({ report: { rows, counts }, firstShown }: Props) {
  const words = useMessages('invitations');
  const [chosen, setChosen] = useState<string>(firstShown ?? every);
  const [page, setPage] = useState(0);
  const shown = chosen === every ? rows : rows.filter(({ outcome }) => outcome === chosen);
  const columns = useLineColumns();
  return (
    <div className={styles.list}>
      <Tabs
        tabs={[
          { key: every, label: words('every'), count: rows.length },
          ...inviteOutcomes
            .filter((outcome) => counts[outcome] > 0)
            .map((outcome) => ({ key: outcome, label: words(`outcome.${outcome}`), count: counts[outcome] })),
        ]}
        chosen={chosen}
        label={words('outcome')}
        panelId={panelId}
        onChoose={(key) => {
          setChosen(key);
          setPage(0);
        }}
      />
      <div id={panelId} role="tabpanel" aria-label={words('lines')}>
        <DataTable
          caption={words('lines')}
          columns={columns}
          rows={shown.slice(page * pageSize, (page + 1) * pageSize)}
          keyOf={({ line }) => String(line)}
          nameOf={({ email }) => email}
          paging={{ page, size: pageSize, total: shown.length, onPage: ({ page: next }) => setPage(next) }}
          narrow="stack"
          empty={<EmptyState title={words('noneSo')}>{words('noneSoText')}</EmptyState>}
        />
      </div>
    </div>
  );
}
