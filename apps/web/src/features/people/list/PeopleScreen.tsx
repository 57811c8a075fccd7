import { useQuery } from '@tanstack/react-query';
import { ScreenTitle } from '../../../ui/Screen.tsx';
import { usePageTitle } from '../../../words/usePageTitle.ts';
import { InvitePeople } from '../invite/InvitePeople.tsx';
import { peoplePanel, PeopleTabs } from '../invite/PeopleTabs.tsx';
import { peopleQuery } from '../queries.ts';
import { useWords } from '../useWords.ts';
import { usePlace } from './address.ts';
import { PeopleFilters } from './PeopleFilters.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import parts from './PeopleScreen.module.css';

/** Everybody of the library, to be found and looked after. */
export function PeopleScreen() {
  const words = useWords();
  usePageTitle(words('people'));
  const place = usePlace();
  const list = useQuery(peopleQuery(place.place));
  return (
    <div className={parts.screen}>
      <header className={parts.head}>
        <div>
          <ScreenTitle>{words('people')}</ScreenTitle>
          <p className={parts.about}>{words('about')}</p>
        </div>
        <InvitePeople />
      </header>
      <PeopleTabs chosen="people" />
      <div className={parts.panel} id={peoplePanel} role="tabpanel" aria-label={words('people')}>
        <PeopleFilters {...place} />
        <PeopleTable {...place} list={list} />
      </div>
    </div>
  );
}
