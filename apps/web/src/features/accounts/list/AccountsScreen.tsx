import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Screen } from '../../../ui/layout/Screen.tsx';
import { ScreenHead } from '../../../ui/layout/ScreenHead.tsx';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { accountsQuery } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { AccountFilters } from './AccountFilters.tsx';
import { AccountsTable } from './AccountsTable.tsx';
import { usePlace } from './address.ts';
import { NewAccount } from './NewAccount.tsx';

/** The accounts of the library, to be found, made and looked after. */
export function AccountsScreen() {
  const words = useMessages('accounts');
  usePageTitle(words('accounts'));
  const at = usePlace();
  const list = useQuery(accountsQuery(at.place));
  const [isMaking, setMaking] = useState(false);
  return (
    <Screen>
      <ScreenHead
        title={words('accounts')}
        about={words('about')}
        actions={
          <Button
            kind="primary"
            icon={<IconPlus size={16} stroke={1.6} aria-hidden />}
            onClick={() => setMaking(true)}
          >
            {words('make')}
          </Button>
        }
      />
      <AccountFilters {...at} />
      <AccountsTable {...at} list={list} />
      <NewAccount isOpen={isMaking} onClose={() => setMaking(false)} />
    </Screen>
  );
}
