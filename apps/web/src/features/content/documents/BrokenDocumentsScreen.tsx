import { useQuery } from '@tanstack/react-query';
import { TabbedList } from '../../../ui/lists/TabbedList.tsx';
import { Screen } from '../../../ui/layout/Screen.tsx';
import { ScreenHead } from '../../../ui/layout/ScreenHead.tsx';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { usePlace } from '../place.ts';
import { SaveFile } from '../SaveFile.tsx';
import { SearchIn } from '../SearchIn.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { CheckAll } from './CheckAll.tsx';
import { CheckState } from './CheckState.tsx';
import { FaultTable } from './FaultTable.tsx';
import { faultKinds } from './kinds.atBuild.ts';
import { faultsQuery, fetchTable } from './queries.ts';

/** What is broken about the documents, and what can be done about it. */
export function BrokenDocumentsScreen() {
  const words = useMessages('content');
  usePageTitle(words('documents'));
  const at = usePlace(faultKinds);
  const { place, goTo } = at;
  const list = useQuery(faultsQuery(place));
  const counts = list.data?.counts;
  const countOf = (kind: string): number | null =>
    counts ? (counts.find((each) => each.kind === kind)?.count ?? 0) : null;
  const total = counts ? counts.reduce((sum, { count }) => sum + count, 0) : null;
  const shown = faultKinds.filter((kind) => kind === place.kind || (countOf(kind) ?? 0) > 0);
  return (
    <Screen>
      <ScreenHead
        title={words('documents')}
        about={words('documentsAbout')}
        actions={
          <>
            <SaveFile label={words('saveCsv')} fetchFile={() => fetchTable(place)} />
            <CheckAll />
          </>
        }
      />
      <CheckState />
      <SearchIn
        label={words('fault.searchFor')}
        search={place.search}
        onSearch={(search) => goTo({ search, page: 0 })}
      />
      <TabbedList
        label={words('fault.fault')}
        every={{ label: words('every'), count: total }}
        kinds={shown.map((kind) => ({
          key: kind,
          label: words(`fault.kind.${kind}`),
          count: countOf(kind),
        }))}
        chosen={place.kind}
        onChoose={(kind) => goTo({ kind, page: 0 })}
      >
        <FaultTable {...at} list={list} />
      </TabbedList>
    </Screen>
  );
}
