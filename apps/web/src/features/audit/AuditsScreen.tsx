import { useQuery } from '@tanstack/react-query';
import { Screen } from '../../ui/layout/Screen.tsx';
import { ScreenHead } from '../../ui/layout/ScreenHead.tsx';
import { usePageTitle } from '../../i18n/usePageTitle.ts';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditTable } from './AuditTable.tsx';
import { ExportAudits } from './ExportAudits.tsx';
import { usePlace } from './place.ts';
import { auditsQuery } from './queries.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useIsNarrow } from '../../ui/layout/useBreakpoint.ts';

const rowsOnPage = { wide: 50, narrow: 10 };

/** Who came to the library, changed something in it, or was refused something. */
export function AuditsScreen() {
  const words = useMessages('audit');
  usePageTitle(words('audits'));
  const at = usePlace();
  const isNarrow = useIsNarrow('md');
  const size = isNarrow ? rowsOnPage.narrow : rowsOnPage.wide;
  const list = useQuery(auditsQuery(at.place, size));
  return (
    <Screen>
      <ScreenHead
        title={words('audits')}
        about={words('about')}
        actions={<ExportAudits place={at.place} />}
      />
      <AuditFilters place={at.place} goTo={at.goTo} />
      <AuditTable {...at} list={list} size={size} />
    </Screen>
  );
}
