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
  const t = useMessages('invitations');
  const [chosen, setChosen] = useState<string>(firstShown ?? every);
  const [page, setPage] = useState(0);
  const shown = chosen === every ? rows : rows.filter(({ outcome }) => outcome === chosen);
  const columns = useLineColumns();
  return (
    <div className={styles.list}>
      <Tabs
        tabs={[
          { key: every, label: t('every'), count: rows.length },
          ...inviteOutcomes
            .filter((outcome) => counts[outcome] > 0)
            .map((outcome) => ({ key: outcome, label: t(`outcome.${outcome}`), count: counts[outcome] })),
        ]}
        chosen={chosen}
        label={t('outcome')}
        panelId={panelId}
        onChoose={(key) => {
          setChosen(key);
          setPage(0);
        }}
      />
      <div id={panelId} role="tabpanel" aria-label={t('lines')}>
        <DataTable
          caption={t('lines')}
          columns={columns}
          rows={shown.slice(page * pageSize, (page + 1) * pageSize)}
          keyOf={({ line }) => String(line)}
          nameOf={({ email }) => email}
          paging={{ page, size: pageSize, total: shown.length, onPage: ({ page: next }) => setPage(next) }}
          narrow="stack"
          empty={<EmptyState title={t('noneSo')}>{t('noneSoText')}</EmptyState>}
        />
      </div>
    </div>
  );
}
