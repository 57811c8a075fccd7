import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminList } from '../../../ui/admin/AdminList.tsx';
import {
  choice,
  direction,
  key,
  listAddress,
  oneOf,
  page,
  searchText,
} from '../../../ui/admin/listAddress.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { Screen } from '../../../ui/layout/Screen.tsx';
import { ScreenHead } from '../../../ui/layout/ScreenHead.tsx';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { accountSorts, accountStates } from '../choices.atBuild.ts';
import { accountsQuery, offersQuery, type Place } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { NewAccount } from './NewAccount.tsx';
import { useAccountColumns } from './useAccountColumns.tsx';

const { useList: useAccountList } = listAddress<Place>({
  search: searchText,
  state: oneOf(accountStates),
  publisher: key(50),
  sort: choice(accountSorts, 'name'),
  direction,
  page,
});

/** The accounts of the library, to be found, made and looked after. */
export function AccountsScreen() {
  const t = useMessages('accounts');
  usePageTitle(t('accounts'));
  const at = useAccountList();
  const { place, goTo } = at;
  const list = useQuery(accountsQuery(place));
  const { data: offers = [] } = useQuery(offersQuery);
  const [isMaking, setMaking] = useState(false);
  return (
    <Screen>
      <ScreenHead
        title={t('accounts')}
        about={t('about')}
        actions={
          <Button
            kind="primary"
            icon={<IconPlus size={16} stroke={1.6} aria-hidden />}
            onClick={() => setMaking(true)}
          >
            {t('make')}
          </Button>
        }
      />
      <AdminList
        at={at}
        search={{ label: t('searchFor'), submit: t('search') }}
        filters={[
          <Select
            key="state"
            label={t('standing')}
            value={place.state ?? ''}
            placeholder={t('any')}
            options={accountStates.map((state) => ({ value: state, label: t(`state.${state}`) }))}
            onChange={({ currentTarget: { value } }) =>
              goTo({ state: accountStates.find((state) => state === value) ?? null, page: 0 })
            }
          />,
          <Select
            key="publisher"
            label={t('subscribesTo')}
            value={place.publisher ?? ''}
            placeholder={t('any')}
            options={offers.map(({ code, name }) => ({ value: code, label: name }))}
            onChange={({ currentTarget: { value } }) => goTo({ publisher: value || null, page: 0 })}
          />,
        ]}
        sorts={accountSorts}
        caption={t('accounts')}
        columns={useAccountColumns()}
        list={list}
        rows={list.data?.accounts}
        total={list.data?.total}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        empty={{ title: t('none'), text: t('noneText') }}
        noneFound={{ title: t('noneFound'), text: t('noneFoundText') }}
        failed={{ title: t('listFailed'), text: t('failedText') }}
      />
      <NewAccount isOpen={isMaking} onClose={() => setMaking(false)} />
    </Screen>
  );
}
