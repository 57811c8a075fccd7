import type { InviteReport } from '@norma/contracts';
import type { Authority } from '@norma/contracts/kit';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { administration } from '../../../client/administration.ts';
import { wordsFor } from '../../../client/wordsFor.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { CheckboxGroup } from '../../../ui/forms/CheckboxGroup.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { useAccount } from '../../session/index.ts';
import { peopleKey } from '../queries.ts';
import { useMessages, type Translate } from '../../../i18n/useMessages.ts';
import { AccountChoice, type ChosenAccount } from './AccountChoice.tsx';
import { PeopleRows, type Row } from './PeopleRows.tsx';
import styles from './InviteSheet.module.css';
import { isolate } from '../../../i18n/isolate.ts';

const offered: readonly Authority[] = ['ADMIN', 'REPORT_VIEW', 'CP_ADMIN', 'OPERATOR'];

/** Invites one or several people to accounts. */
export function InviteSheet({ onClose }: { onClose: () => void }) {
  const words = useMessages('invitations');
  const roleWords = useMessages('people');
  const { t } = useTranslation();
  const queries = useQueryClient();
  const isOperator = useAccount().authorities.includes('OPERATOR');
  const keys = useRef(0);
  const nextKey = (): number => (keys.current += 1);
  const [rows, setRows] = useState<Row[]>([{ key: 0, email: '', firstName: '', lastName: '' }]);
  const [accounts, setAccounts] = useState<ChosenAccount[]>([]);
  const [roles, setRoles] = useState<string[]>([]);

  const send = async () => {
    const report = await administration.invitations.invite({
      body: {
        people: rows.map(({ email, firstName, lastName }) => ({ email, firstName, lastName })),
        accountIds: accounts.map(({ id }) => id),
        authorities: offered.filter((authority) => roles.includes(authority)),
      },
    });
    if (report.counts.mistake > 0) return errorsOf(report, words);
    await queries.invalidateQueries({ queryKey: peopleKey });
    tellOf(report, words);
    onClose();
    return undefined;
  };
  return (
    <Drawer
      isOpen
      title={words('inviteTitle')}
      onClose={onClose}
      isContentFirst
      about={<p className={styles.about}>{words('inviteAbout')}</p>}
    >
      <Form
        label={words('inviteTitle')}
        submit={words('send', { count: rows.length })}
        onSend={send}
        isSentByEnter={false}
        wordsForFailure={(error) => wordsFor(error, t)}
        actions={<Button onClick={onClose}>{words('cancel')}</Button>}
      >
        <PeopleRows rows={rows} onChange={setRows} nextKey={nextKey} />
        <AccountChoice
          label={words('accounts')}
          name="accounts"
          hint={words('accountsHint')}
          chosen={accounts}
          onChange={setAccounts}
          required
        />
        <CheckboxGroup
          label={words('roles')}
          name="authorities"
          hint={words('rolesHint')}
          options={offered
            .filter((authority) => authority !== 'OPERATOR' || isOperator)
            .map((authority) => ({ value: authority, label: roleWords(`role.${authority}`) }))}
          value={roles}
          onChange={setRoles}
        />
      </Form>
    </Drawer>
  );
}

/** What is wrong, at its field. */
const errorsOf = ({ rows }: InviteReport, words: Translate<'invitations'>): Record<string, string> =>
  Object.fromEntries(
    rows.flatMap(({ line, mistakes }) =>
      mistakes.map(({ column, reason, given }) => [
        column === 'accounts' || column === 'authorities' ? column : `person.${line}.${column}`,
        words(`mistake.${reason}`, { given: isolate(given) }),
      ]),
    ),
  );

function tellOf({ counts }: InviteReport, words: Translate<'invitations'>): void {
  if (counts.new > 0) showToast({ kind: 'success', message: words('sent', { count: counts.new }) });
  if (counts.added > 0) showToast({ kind: 'success', message: words('addedToo', { count: counts.added }) });
  if (counts.new + counts.added === 0) showToast({ kind: 'info', message: words('nothingNew') });
}
