import type { AccountPerson } from '@norma/contracts';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isEnough, membersCalled } from '../filters.ts';
import { fullName } from '../names.ts';
import type { Entry } from '../picker/CheckList.tsx';
import { SearchInput } from '../picker/SearchInput.tsx';
import { TwoLists } from '../picker/TwoLists.tsx';
import { peopleQuery } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import type { Draft } from './draft.ts';

/** How long no one types before people are searched. */
const pauseMs = 500;

type Props = { draft: Draft; onChange: (change: Partial<Draft>) => void };

/** Who is in a group. */
export function MembersStep({ draft: { members }, onChange }: Props) {
  const t = useMessages('groups');
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState('');
  const [settled] = useDebouncedValue(typed.trim(), pauseMs);
  const isSearching = isEnough(typed) && isEnough(settled);
  const {
    data: found = [],
    isFetching,
    isError,
  } = useQuery({ ...peopleQuery(settled), enabled: isSearching });
  const there = new Set(members.map(({ userId }) => userId));
  const people = isSearching ? found.filter(({ userId }) => !there.has(userId)) : [];

  const noMatches = (): string => {
    if (!isSearching) return t('typeToFind');
    if (isError) return t('findFailed');
    if (isFetching) return t('searching');
    return t(found.length > 0 ? 'allInGroup' : 'noPeople');
  };
  return (
    <TwoLists
      available={{
        title: t('compass'),
        label: t('compassPeople'),
        search: (
          <SearchInput
            label={t('findPeople')}
            hint={t('findPeopleHint')}
            value={typed}
            onChange={setTyped}
            isBusy={isSearching && isFetching}
          />
        ),
        entries: people.map((person) => entryOf(person, fullName(person))),
        empty: noMatches(),
      }}
      chosen={{
        title: t('group'),
        label: t('groupPeople'),
        count: members.length,
        search: <SearchInput label={t('findMembers')} value={filter} onChange={setFilter} />,
        entries: membersCalled(members, filter).map((person) =>
          entryOf(
            person,
            'hasLeft' in person && person.hasLeft
              ? t('hasLeft', { name: fullName(person) })
              : fullName(person),
          ),
        ),
        empty: t(members.length > 0 ? 'noneCalledSo' : 'chooseMember'),
      }}
      onAdd={(keys) =>
        onChange({ members: [...members, ...people.filter(({ userId }) => keys.has(userId))] })
      }
      onTakeOut={(keys) => onChange({ members: members.filter(({ userId }) => !keys.has(userId)) })}
    />
  );
}

const entryOf = ({ userId, user }: AccountPerson, name: string): Entry => ({
  key: userId,
  label: name,
  ...(user.email && { tip: user.email }),
});
