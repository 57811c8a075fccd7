import type { FoundDocument } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Designation } from '../../../ui/text/Designation.tsx';
import { documentsCalled, isEnough } from '../filters.ts';
import { calledIn } from '../names.ts';
import type { Entry } from '../picker/CheckList.tsx';
import { SearchInput } from '../picker/SearchInput.tsx';
import { TwoLists } from '../picker/TwoLists.tsx';
import { foundDocumentsQuery } from '../queries.ts';
import { useMessages, type Translate } from '../../../i18n/useMessages.ts';
import type { Draft } from './draft.ts';

type Props = { draft: Draft; onChange: (change: Partial<Draft>) => void };

/** What a group reads. */
export function DocumentsStep({ draft: { documents }, onChange }: Props) {
  const words = useMessages('groups');
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const [filter, setFilter] = useState('');
  const query = useQuery({ ...foundDocumentsQuery(asked), enabled: asked !== '' });
  const { data: found = [], isFetching, isError } = query;
  const there = new Set(documents.map(({ contentID }) => contentID));
  const others = found.filter(({ contentID }) => !there.has(contentID));
  const search = (): void => {
    if (typed.trim() === asked) void query.refetch();
    setAsked(typed.trim());
  };

  const nothing = (): string => {
    if (asked === '') return words('typeToFindDocuments');
    if (isError) return words('findFailed');
    if (isFetching) return words('searching');
    return words(found.length > 0 ? 'allInGroup' : 'noDocumentsFound');
  };
  return (
    <TwoLists
      available={{
        title: words('compass'),
        label: words('compassDocuments'),
        search: (
          <SearchInput
            label={words('findDocuments')}
            hint={words('findDocumentsHint')}
            value={typed}
            onChange={setTyped}
            onSearch={search}
            canSearch={isEnough(typed)}
            isBusy={isFetching}
          />
        ),
        entries: others.map((document) => entryOf(document, words)),
        empty: nothing(),
      }}
      chosen={{
        title: words('group'),
        label: words('groupDocuments'),
        count: documents.length,
        search: <SearchInput label={words('findChosen')} value={filter} onChange={setFilter} />,
        entries: documentsCalled(documents, filter).map((document) => entryOf(document, words)),
        empty: words(documents.length > 0 ? 'noneCalledSo' : 'chooseDocument'),
      }}
      onAdd={(keys) =>
        onChange({
          documents: [...documents, ...others.filter(({ contentID }) => keys.has(String(contentID)))],
        })
      }
      onTakeOut={(keys) =>
        onChange({ documents: documents.filter(({ contentID }) => !keys.has(String(contentID))) })
      }
    />
  );
}

const entryOf = (document: FoundDocument, words: Translate<'groups'>): Entry => {
  const called = calledIn(document);
  return {
    key: String(document.contentID),
    label: called ? <Designation value={called} size="table" /> : words('nameless'),
    note: document.documentTitle,
    ...(document.documentTitle && { tip: document.documentTitle }),
  };
};
