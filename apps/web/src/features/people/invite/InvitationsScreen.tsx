import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Screen } from '../../../ui/layout/Screen.tsx';
import { ScreenHead } from '../../../ui/layout/ScreenHead.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { peoplePanel, PeopleTabs } from '../PeopleTabs.tsx';
import { useInvitationPlace } from './address.ts';
import { InvitationTable } from './InvitationTable.tsx';
import { InvitePeople } from './InvitePeople.tsx';
import { invitationsQuery } from './queries.ts';
import styles from './InvitationsScreen.module.css';

/** Who was invited and has not come in yet, and what can be done for them. */
export function InvitationsScreen() {
  const words = useMessages('invitations');
  const peopleWords = useMessages('people');
  usePageTitle(words('invitations'));
  const at = useInvitationPlace();
  const list = useQuery(invitationsQuery(at.place));
  return (
    <Screen>
      <ScreenHead
        title={peopleWords('people')}
        about={words('invitationsAbout')}
        actions={<InvitePeople />}
      />
      <PeopleTabs chosen="invitations" />
      <div className={styles.panel} id={peoplePanel} role="tabpanel" aria-label={words('invitations')}>
        <search>
          <form
            key={at.place.search}
            className={styles.search}
            onSubmit={(event) => {
              event.preventDefault();
              const typed = new FormData(event.currentTarget).get('search');
              at.goTo({ search: typeof typed === 'string' ? typed.trim() : '', page: 0 });
            }}
          >
            <TextField
              label={words('searchFor')}
              name="search"
              type="search"
              defaultValue={at.place.search}
              limit={200}
              autoComplete="off"
              dir="auto"
            />
            <Button type="submit">{words('search')}</Button>
          </form>
        </search>
        <InvitationTable {...at} list={list} />
      </div>
    </Screen>
  );
}
