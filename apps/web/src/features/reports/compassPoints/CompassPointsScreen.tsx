import { useQuery } from '@tanstack/react-query';
import { administration } from '../../../client/administration.ts';
import { AccountLine } from '../parts/AccountLine.tsx';
import { DaysMenu } from '../parts/DaysMenu.tsx';
import { ReportHead } from '../parts/ReportHead.tsx';
import { ReportPlace } from '../parts/ReportPlace.tsx';
import { SaveTable } from '../parts/SaveTable.tsx';
import { ServiceLink } from '../parts/ServiceLink.tsx';
import { filtersAt, usePlace } from '../place.ts';
import { compassPointQuery } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { CompassPointLists } from './CompassPointLists.tsx';
import { CompassPointsReport } from './CompassPointsReport.tsx';

const tables = ['all', 'days', 'documents', 'makers', 'publishers'] as const;

/** What became of the compass points of an account in some days, and what is marked now. */
export function CompassPointsScreen() {
  const words = useMessages('reports');
  return (
    <ReportPlace report="compass-points" title={words('compassPoints')}>
      {(service) => <OwnReport service={service} />}
    </ReportPlace>
  );
}

function OwnReport({ service }: { service: string | null }) {
  const words = useMessages('reports');
  const way = usePlace();
  const { place, goTo } = way;
  const filters = filtersAt(place);
  const report = useQuery(compassPointQuery(filters));
  return (
    <>
      <ReportHead title={words('compassPoints')} about={<AccountLine account={report.data?.account} />}>
        <DaysMenu place={place} onChoose={(range) => goTo({ range, page: 0 })} />
        <SaveTable
          tables={tables}
          fetchTable={(table) =>
            administration.reports.compassPointTable({ params: { table }, query: filters })
          }
        />
      </ReportHead>
      <ServiceLink service={service} />
      {place.list === '' ? (
        <CompassPointsReport way={way} report={report} />
      ) : (
        <CompassPointLists way={way} filters={filters} />
      )}
    </>
  );
}
