import { useQuery } from '@tanstack/react-query';
import { Screen } from '../../../ui/layout/Screen.tsx';
import { ScreenHead } from '../../../ui/layout/ScreenHead.tsx';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { InvitePeople } from '../invite/InvitePeople.tsx';
import { OrphanedContentList } from '../orphaned-content/LeftBehindList.tsx';
import { peoplePanel, PeopleTabs } from '../PeopleTabs.tsx';
import { peopleQuery } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { usePlace } from './address.ts';
import { PeopleFilters } from './PeopleFilters.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import styles from './PeopleScreen.module.css';

/** Everybody of the library, to be found and looked after, and what those have left behind who are gone. */
export function PeopleScreen() {
  const words = useMessages('people');
  usePageTitle(words('people'));
  const at = usePlace();
  const { view } = at.place;
  return (
    <Screen>
      <ScreenHead title={words('people')} about={words('about')} actions={<InvitePeople />} />
      <PeopleTabs chosen={view} />
      <div className={styles.panel} id={peoplePanel} role="tabpanel" aria-label={words(`view.${view}`)}>
        {view === 'everybody' && <Everybody {...at} />}
        {view === 'leftBehind' && <OrphanedContentList {...at} />}
      </div>
    </Screen>
  );
}

function Everybody(at: ReturnType<typeof usePlace>) {
  const list = useQuery(peopleQuery(at.place));
  return (
    <>
      <PeopleFilters {...at} />
      <PeopleTable {...at} list={list} />
    </>
  );
}
