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

/** The documents of a group. */
export function DocumentsStep({ draft: { documents }, onChange }: Props) {
  const t = useMessages('groups');
  const [typed, setTyped] = useState('');
  const [searchText, setSearchText] = useState('');
  const [filter, setFilter] = useState('');
  const query = useQuery({ ...foundDocumentsQuery(searchText), enabled: searchText !== '' });
  const { data: found = [], isFetching, isError } = query;
  const there = new Set(documents.map(({ contentID }) => contentID));
  const others = found.filter(({ contentID }) => !there.has(contentID));
  const search = (): void => {
    if (typed.trim() === searchText) void query.refetch();
    setSearchText(typed.trim());
  };

  const nothing = (): string => {
    if (searchText === '') return t('typeToFindDocuments');
    if (isError) return t('findFailed');
    if (isFetching) return t('searching');
    return t(found.length > 0 ? 'allInGroup' : 'noDocumentsFound');
  };
  return (
    <TwoLists
      available={{
        title: t('compass'),
        label: t('compassDocuments'),
        search: (
          <SearchInput
            label={t('findDocuments')}
            hint={t('findDocumentsHint')}
            value={typed}
            onChange={setTyped}
            onSearch={search}
            canSearch={isEnough(typed)}
            isBusy={isFetching}
          />
        ),
        entries: others.map((document) => entryOf(document, t)),
        empty: nothing(),
      }}
      chosen={{
        title: t('group'),
        label: t('groupDocuments'),
        count: documents.length,
        search: <SearchInput label={t('findChosen')} value={filter} onChange={setFilter} />,
        entries: documentsCalled(documents, filter).map((document) => entryOf(document, t)),
        empty: t(documents.length > 0 ? 'noneCalledSo' : 'chooseDocument'),
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

const entryOf = (document: FoundDocument, t: Translate<'groups'>): Entry => {
  const called = calledIn(document);
  return {
    key: String(document.contentID),
    label: called ? <Designation value={called} size="table" /> : t('nameless'),
    note: document.documentTitle,
    ...(document.documentTitle && { tip: document.documentTitle }),
  };
};
