import type { InviteReport } from '@norma/contracts';
import type { Authority } from '@norma/contracts/kit';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { administration } from '../../../client/administration.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { CheckboxGroup } from '../../../ui/forms/CheckboxGroup.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { useAccount } from '../../session/index.ts';
import { useMessages, type Translate } from '../../../i18n/useMessages.ts';
import { AccountChoice, type ChosenAccount } from './AccountChoice.tsx';
import { PeopleRows, type Row } from './PeopleRows.tsx';
import styles from './InviteSheet.module.css';
import { isolate } from '../../../i18n/isolate.ts';
import { queryKeys } from '../../../client/queryKeys.ts';

const offered: readonly Authority[] = ['ADMIN', 'REPORT_VIEW', 'CP_ADMIN', 'OPERATOR'];

/** Invites one or several people to accounts. */
export function InviteSheet({ onClose }: { onClose: () => void }) {
  const t = useMessages('invitations');
  const roleWords = useMessages('people');
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
    if (report.counts.mistake > 0) return errorsOf(report, t);
    await queries.invalidateQueries({ queryKey: queryKeys.people() });
    tellOf(report, t);
    onClose();
    return undefined;
  };
  return (
    <Drawer
      isOpen
      title={t('inviteTitle')}
      onClose={onClose}
      isContentFirst
      about={<p className={styles.about}>{t('inviteAbout')}</p>}
    >
      <Form
        label={t('inviteTitle')}
        submit={t('send', { count: rows.length })}
        onSend={send}
        isSentByEnter={false}
        actions={<Button onClick={onClose}>{t('cancel')}</Button>}
      >
        <PeopleRows rows={rows} onChange={setRows} nextKey={nextKey} />
        <AccountChoice
          label={t('accounts')}
          name="accounts"
          hint={t('accountsHint')}
          chosen={accounts}
          onChange={setAccounts}
          required
        />
        <CheckboxGroup
          label={t('roles')}
          name="authorities"
          hint={t('rolesHint')}
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
const errorsOf = ({ rows }: InviteReport, t: Translate<'invitations'>): Record<string, string> =>
  Object.fromEntries(
    rows.flatMap(({ line, mistakes }) =>
      mistakes.map(({ column, reason, given }) => [
        column === 'accounts' || column === 'authorities' ? column : `person.${line}.${column}`,
        t(`mistake.${reason}`, { given: isolate(given) }),
      ]),
    ),
  );

function tellOf({ counts }: InviteReport, t: Translate<'invitations'>): void {
  if (counts.new > 0) showToast({ kind: 'success', message: t('sent', { count: counts.new }) });
  if (counts.added > 0) showToast({ kind: 'success', message: t('addedToo', { count: counts.added }) });
  if (counts.new + counts.added === 0) showToast({ kind: 'info', message: t('nothingNew') });
}
