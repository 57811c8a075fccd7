import { useQuery } from '@tanstack/react-query';
import { client } from '../../../client/client.ts';
import { ReportHead, ReportScreen } from '../parts/ReportScreen.tsx';
import { SaveTable } from '../parts/SaveTable.tsx';
import { filtersAt, usePlace } from '../place.ts';
import { overviewQuery } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { UsageLists } from './UsageLists.tsx';
import { UsageReport } from './UsageReport.tsx';

const tables = ['all', 'days', 'documents', 'refusals', 'publishers', 'document-types'] as const;

/** What the readers of an account opened, searched and were refused in some days. */
export function UsageScreen() {
  const t = useMessages('reports');
  return (
    <ReportScreen report="usage" title={t('usage')}>
      <OwnReport />
    </ReportScreen>
  );
}

function OwnReport() {
  const t = useMessages('reports');
  const way = usePlace();
  const { place } = way;
  const filters = filtersAt(place);
  const overview = useQuery(overviewQuery(filters));
  const hasAccounts = overview.data?.seesEveryAccount ?? false;
  return (
    <>
      <ReportHead
        report="usage"
        title={t('usage')}
        account={overview.data?.account}
        saveTable={
          <SaveTable
            tables={hasAccounts ? [...tables, 'accounts'] : tables}
            fetchTable={(table) => client.usage.reportTable({ params: { table }, query: filters })}
          />
        }
      />
      {place.list === '' ? (
        <UsageReport way={way} overview={overview} />
      ) : (
        <UsageLists way={way} filters={filters} />
      )}
    </>
  );
}
