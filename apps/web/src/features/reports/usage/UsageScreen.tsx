import { useQuery } from '@tanstack/react-query';
import { client } from '../../../client/client.ts';
import { AccountLine } from '../parts/AccountLine.tsx';
import { DaysMenu } from '../parts/DaysMenu.tsx';
import { ReportHead } from '../parts/ReportHead.tsx';
import { ReportPlace } from '../parts/ReportPlace.tsx';
import { SaveTable } from '../parts/SaveTable.tsx';
import { ServiceLink } from '../parts/ServiceLink.tsx';
import { filtersAt, usePlace } from '../place.ts';
import { overviewQuery } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { UsageLists } from './UsageLists.tsx';
import { UsageReport } from './UsageReport.tsx';

const tables = ['all', 'days', 'documents', 'refusals', 'publishers', 'document-types'] as const;

/** What the readers of an account opened, searched and were refused in some days. */
export function UsageScreen() {
  const words = useMessages('reports');
  return (
    <ReportPlace report="usage" title={words('usage')}>
      {(service) => <OwnReport service={service} />}
    </ReportPlace>
  );
}

function OwnReport({ service }: { service: string | null }) {
  const words = useMessages('reports');
  const way = usePlace();
  const { place, goTo } = way;
  const filters = filtersAt(place);
  const overview = useQuery(overviewQuery(filters));
  const hasAccounts = overview.data?.seesEveryAccount ?? false;
  return (
    <>
      <ReportHead title={words('usage')} about={<AccountLine account={overview.data?.account} />}>
        <DaysMenu place={place} onChoose={(range) => goTo({ range, page: 0 })} />
        <SaveTable
          tables={hasAccounts ? [...tables, 'accounts'] : tables}
          fetchTable={(table) => client.usage.reportTable({ params: { table }, query: filters })}
        />
      </ReportHead>
      <ServiceLink service={service} />
      {place.list === '' ? (
        <UsageReport way={way} overview={overview} />
      ) : (
        <UsageLists way={way} filters={filters} />
      )}
    </>
  );
}
