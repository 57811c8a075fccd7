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

/** How long nobody types before people are searched. */
const pauseMs = 500;

type Props = { draft: Draft; onChange: (change: Partial<Draft>) => void };

/** Who is in a group. */
export function MembersStep({ draft: { members }, onChange }: Props) {
  const words = useMessages('groups');
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState('');
  const [settled] = useDebouncedValue(typed.trim(), pauseMs);
  const isAsked = isEnough(typed) && isEnough(settled);
  const { data: found = [], isFetching, isError } = useQuery({ ...peopleQuery(settled), enabled: isAsked });
  const there = new Set(members.map(({ userId }) => userId));
  const people = isAsked ? found.filter(({ userId }) => !there.has(userId)) : [];

  const nobody = (): string => {
    if (!isAsked) return words('typeToFind');
    if (isError) return words('findFailed');
    if (isFetching) return words('searching');
    return words(found.length > 0 ? 'allInGroup' : 'noPeople');
  };
  return (
    <TwoLists
      available={{
        title: words('compass'),
        label: words('compassPeople'),
        search: (
          <SearchInput
            label={words('findPeople')}
            hint={words('findPeopleHint')}
            value={typed}
            onChange={setTyped}
            isBusy={isAsked && isFetching}
          />
        ),
        entries: people.map((person) => entryOf(person, fullName(person))),
        empty: nobody(),
      }}
      chosen={{
        title: words('group'),
        label: words('groupPeople'),
        count: members.length,
        search: <SearchInput label={words('findMembers')} value={filter} onChange={setFilter} />,
        entries: membersCalled(members, filter).map((person) =>
          entryOf(
            person,
            'hasLeft' in person && person.hasLeft
              ? words('hasLeft', { name: fullName(person) })
              : fullName(person),
          ),
        ),
        empty: words(members.length > 0 ? 'noneCalledSo' : 'chooseMember'),
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
