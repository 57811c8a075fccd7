import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminList } from '../../../ui/admin/AdminList.tsx';
import {
  choiceParam,
  directionParam,
  keyParam,
  listAddress,
  filterParam,
  pageParam,
  searchParam,
  type ListState,
} from '../../../ui/admin/listAddress.ts';
import { Select } from '../../../ui/forms/Select.tsx';
import { Screen } from '../../../ui/layout/Screen.tsx';
import { ScreenHead } from '../../../ui/layout/ScreenHead.tsx';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { InvitePeople } from '../invite/InvitePeople.tsx';
import { OrphanedContentList } from '../orphaned-content/OrphanedContentList.tsx';
import { peoplePanel, PeopleTabs } from '../PeopleTabs.tsx';
import { authorities, peopleSorts, personStates } from '../choices.atBuild.ts';
import { nameOf } from '../nameOf.ts';
import { PickOne, type Choice } from '../pick/PickOne.tsx';
import { accountChoices, accountQuery, peopleQuery, type Place } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { usePeopleColumns } from './usePeopleColumns.tsx';
import styles from './PeopleScreen.module.css';

/** What there is to see of the people of a library. */
const views = ['everybody', 'leftBehind'] as const;
type At = Place & { view: (typeof views)[number] };

const { useList: usePeopleList } = listAddress<At>({
  view: choiceParam(views, 'everybody'),
  search: searchParam,
  account: keyParam(100),
  authority: { ...filterParam(authorities), name: 'role' },
  state: filterParam(personStates),
  sort: choiceParam(peopleSorts, 'name'),
  direction: directionParam,
  page: pageParam,
});

/** Everyone of the library, to be found and looked after, and what those have left behind who are gone. */
export function PeopleScreen() {
  const t = useMessages('people');
  usePageTitle(t('people'));
  const at = usePeopleList();
  const { view } = at.place;
  return (
    <Screen>
      <ScreenHead title={t('people')} about={t('about')} actions={<InvitePeople />} />
      <PeopleTabs chosen={view} />
      <div className={styles.panel} id={peoplePanel} role="tabpanel" aria-label={t(`view.${view}`)}>
        {view === 'everybody' && <PeopleList at={at} />}
        {view === 'leftBehind' && <OrphanedContentList {...at} />}
      </div>
    </Screen>
  );
}

function PeopleList({ at }: { at: ListState<At> }) {
  const t = useMessages('people');
  const { place, goTo } = at;
  const list = useQuery(peopleQuery(place));
  return (
    <AdminList
      at={at}
      search={{ label: t('searchFor'), submit: t('search') }}
      filters={[
        <AccountFilter key={`account ${place.account}`} place={place} goTo={goTo} />,
        <Select
          key="state"
          label={t('standing')}
          value={place.state ?? ''}
          placeholder={t('any')}
          options={personStates.map((state) => ({ value: state, label: t(`state.${state}`) }))}
          onChange={({ currentTarget: { value } }) =>
            goTo({ state: personStates.find((state) => state === value) ?? null, page: 0 })
          }
        />,
        <Select
          key="role"
          label={t('role')}
          value={place.authority ?? ''}
          placeholder={t('any')}
          options={authorities.map((authority) => ({ value: authority, label: t(`role.${authority}`) }))}
          onChange={({ currentTarget: { value } }) =>
            goTo({ authority: authorities.find((authority) => authority === value) ?? null, page: 0 })
          }
        />,
      ]}
      sorts={peopleSorts}
      caption={t('people')}
      columns={usePeopleColumns()}
      list={list}
      rows={list.data?.people}
      total={list.data?.total}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      empty={{ title: t('none'), text: t('noneText') }}
      noneFound={{ title: t('noneFound'), text: t('noneFoundText') }}
      failed={{ title: t('listFailed'), text: t('listFailedText') }}
    />
  );
}

/** The account that the address names, and any other; without text it is none again. */
function AccountFilter({ place, goTo }: Pick<ListState<At>, 'place' | 'goTo'>) {
  const t = useMessages('people');
  const [isCleared, setCleared] = useState(false);
  const { data: named = null } = useQuery({
    ...accountQuery(place.account ?? ''),
    enabled: place.account !== null,
  });
  const choose = (choice: Choice | null): void => {
    setCleared(choice === null);
    const account = choice?.id ?? null;
    if (choice !== null && account !== place.account) goTo({ account, page: 0 });
  };
  return (
    <PickOne
      label={t('account')}
      queryOf={accountChoices}
      chosen={isCleared ? null : named}
      onChoose={choose}
      onLeftEmpty={() => place.account !== null && goTo({ account: null, page: 0 })}
    />
  );
}
