import type { OutgoingMail } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Screen } from '../../../ui/layout/Screen.tsx';
import { ScreenHead } from '../../../ui/layout/ScreenHead.tsx';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { usePlace } from './address.ts';
import { useSendingAgain, useTrial } from './changes.ts';
import { MailSearch } from './MailSearch.tsx';
import { MailSheet } from './MailSheet.tsx';
import { MailTable } from './MailTable.tsx';
import { mailsQuery } from './queries.ts';

/** What the library has written to people, where each mail is, and what can be done with those that got stuck. */
export function MailsScreen() {
  const words = useMessages('admin');
  usePageTitle(words('mails'));
  const at = usePlace();
  const list = useQuery(mailsQuery(at.place));
  const [chosen, setChosen] = useState<OutgoingMail | null>(null);
  const trial = useTrial();
  const again = useSendingAgain();
  const isKept = list.data?.isKeptHere ?? false;
  return (
    <Screen>
      <ScreenHead
        title={words('mails')}
        about={isKept ? words('keptHere') : undefined}
        actions={
          <Button
            icon={<IconSend size={16} stroke={1.6} aria-hidden />}
            aria-disabled={trial.isPending || undefined}
            onClick={() => trial.isPending || trial.mutate()}
          >
            {words('trial')}
          </Button>
        }
      />
      <MailSearch
        key={at.place.search}
        search={at.place.search}
        onSearch={(search) => at.goTo({ search, page: 0 })}
      />
      <MailTable {...at} list={list} onChoose={setChosen} onSendAgain={({ id }) => again.mutate(id)} />
      {chosen && (
        <MailSheet
          mail={list.data?.mails.find(({ id }) => id === chosen.id) ?? chosen}
          isKept={isKept}
          onSendAgain={() => {
            again.mutate(chosen.id);
            setChosen(null);
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </Screen>
  );
}
