import { useQuery } from '@tanstack/react-query';
import { Screen } from '../../../ui/Screen.tsx';
import { ScreenHead } from '../../../ui/ScreenHead.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { usePageTitle } from '../../../words/usePageTitle.ts';
import { usePlace } from '../place.ts';
import { SaveFile } from '../SaveFile.tsx';
import { SearchIn } from '../SearchIn.tsx';
import { useWords } from '../useWords.ts';
import { CheckAll } from './CheckAll.tsx';
import { CheckState } from './CheckState.tsx';
import { FaultTable } from './FaultTable.tsx';
import { faultKinds } from './kinds.atBuild.ts';
import { faultsQuery, fetchTable } from './queries.ts';
import parts from '../Content.module.css';

const panelId = 'faults';
const every = 'every';

/** What is broken about the documents, and what can be done about it. */
export function BrokenDocumentsScreen() {
  const words = useWords();
  usePageTitle(words('documents'));
  const { place, addressOf, goTo } = usePlace(faultKinds);
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
      <div className={parts.list}>
        <Tabs
          tabs={[
            { key: every, label: words('every'), count: total },
            ...shown.map((kind) => ({
              key: kind,
              label: words(`fault.kind.${kind}`),
              count: countOf(kind),
            })),
          ]}
          chosen={place.kind ?? every}
          label={words('fault.fault')}
          panelId={panelId}
          onChoose={(key) => goTo({ kind: faultKinds.find((kind) => kind === key) ?? null, page: 0 })}
        />
        <div
          id={panelId}
          role="tabpanel"
          aria-label={place.kind ? words(`fault.kind.${place.kind}`) : words('every')}
        >
          <FaultTable
            list={list}
            page={place.page}
            isNarrowed={place.kind !== null || place.search !== ''}
            hrefOf={(page) => addressOf({ page })}
            onPage={(page) => goTo({ page })}
          />
        </div>
      </div>
    </Screen>
  );
}
