import type { Account, AuthenticationData, Entitlement } from '@norma/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { client } from '../../../client/client.ts';
import { trackRequest } from '../../../client/pendingRequests.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { TitleBlock } from '../../../ui/lists/TitleBlock.tsx';
import { FrontPage } from '../FrontPage.tsx';
import { personName } from '../personName.ts';
import { type Session } from '../session.ts';
import { useSignOut } from '../signingOut.ts';
import { SupportLink } from '../SupportLink.tsx';
import { queryKeys } from '../../../client/queryKeys.ts';
import styles from './SwitchAccount.module.css';

type Props = { session: Session; onDone: () => void };
type Choice = z.infer<typeof Entitlement>;

/** The accounts that a person may read through, one to be chosen. */
export function SwitchAccount({ session: { account, arrival }, onDone }: Props) {
  const { t } = useTranslation('sign-in');
  const { t: shared } = useTranslation();
  const signOut = useSignOut();
  const choose = useChosenAccount(arrival, onDone);
  const choices = account.cgEntitlements;
  const current = choices.find(({ accountId }) => accountId === account.selectedAccountId);

  return (
    <FrontPage
      title={t('chooseAccount')}
      way={
        <button type="button" onClick={() => void signOut()}>
          {shared('shell.signOut')}
        </button>
      }
    >
      <p className={styles.text}>{t('chooseAccountText', { count: choices.length })}</p>
      <ul className={styles.accounts} aria-label={t('accounts')}>
        {choices.map((choice) => (
          <li
            className={styles.account}
            key={choice.accountId}
            data-current={choice === current || undefined}
          >
            <AccountChoice
              choice={choice}
              isCurrent={choice === current}
              isFirst={choice === (current ?? choices[0])}
              isBusy={choose.isPending}
              onSelect={() => (choice === current ? onDone() : choose.mutate(choice.accountId))}
            />
          </li>
        ))}
      </ul>
      <p className={styles.failed} role="alert">
        {choose.isError && t('switchFailed')}
      </p>
      <div className={styles.facts}>
        <TitleBlock
          facts={[
            { label: t('signedInAs'), value: <bdi>{personName(account, shared('session.guest'))}</bdi> },
            {
              label: t('networkAddress'),
              value: <IpAddress address={arrival.originatedIpAddress} />,
            },
            { label: t('accountMissing'), value: <SupportLink /> },
          ]}
        />
      </div>
    </FrontPage>
  );
}

/** Selects an account; the data of another one is cleared. */
function useChosenAccount(arrival: AuthenticationData, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    meta: { isHandled: true },
    mutationFn: (accountId: string) => client.session.switchAccount({ body: { accountId, ...arrival } }),
    onSuccess: (account: Account) => {
      trackRequest({ type: 'cleared' });
      queries.removeQueries({ predicate: ({ queryKey: [domain] }) => domain !== 'session' });
      queries.setQueryData<Session>(queryKeys.session(), (session) => session && { ...session, account });
      onDone();
    },
  });
}

type ChoiceProps = {
  choice: Choice;
  isCurrent: boolean;
  isFirst: boolean;
  isBusy: boolean;
  onSelect: () => void;
};

function AccountChoice({ choice, isCurrent, isFirst, isBusy, onSelect }: ChoiceProps) {
  const { t } = useTranslation('sign-in');
  const { accountName, accountNumber, accountSetting } = choice;
  return (
    <>
      <div>
        <b className={styles.name}>
          <bdi>{accountName}</bdi>
        </b>
        <p className={styles.number}>
          <bdi dir="ltr">{inThrees(accountNumber)}</bdi>
          {accountSetting.acronym && (
            <span className={styles.acronym}>
              <bdi>{accountSetting.acronym}</bdi>
            </span>
          )}
        </p>
      </div>
      <span className={styles.use}>{isCurrent && t('current')}</span>
      <Button
        kind={isFirst ? 'primary' : 'plain'}
        disabled={isBusy}
        aria-label={t(isCurrent ? 'stayWith' : 'selectAccount', { account: accountName })}
        onClick={onSelect}
      >
        {t(isCurrent ? 'stay' : 'select')}
      </Button>
    </>
  );
}

const IpAddress = ({ address }: { address: string }) => (
  <bdi className={styles.address} dir="ltr">
    {address}
  </bdi>
);

/** An account number as people read it out: 400 218. */
const inThrees = (number: string): string => number.replaceAll(/\d(?=(\d{3})+$)/g, '$&\u00A0');
