import type { Person } from '@norma/contracts';
import { IconPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { administration } from '../../../client/administration.ts';
import { wordsFor } from '../../../client/wordsFor.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { accountAddress } from '../addresses.ts';
import { PickOne, type Choice } from '../pick/PickOne.tsx';
import { accountChoices } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Section } from './Section.tsx';
import { usePersonChange } from './usePersonChange.ts';
import styles from './Rows.module.css';
import { isolate } from '../../../i18n/isolate.ts';

type Account = Person['accounts'][number];
type Props = { person: Person; onLeave: (account: Account) => void };

/** The accounts of a person; they can be added to another one, and removed from each. */
export function Accounts({ person, onLeave }: Props) {
  const t = useMessages('people');
  const { accounts, isChangeable, isYou } = person;
  const isOnlyOwn = isYou && accounts.length === 1;
  return (
    <Section title={t('accounts')}>
      {accounts.length === 0 && <p className={styles.none}>{t('noAccountText')}</p>}
      <ul>
        {accounts.map((account) => (
          <li className={styles.row} key={account.id}>
            <span className={styles.words}>
              <Link to={accountAddress(account.id)}>
                <bdi>{account.name}</bdi>
              </Link>
              <bdi className={styles.second}>{account.number}</bdi>
            </span>
            {isChangeable && !isOnlyOwn && (
              <Button
                kind="bare"
                aria-label={t('leaveAccountNamed', { account: isolate(account.name) })}
                onClick={() => onLeave(account)}
              >
                {t('leaveAccount')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isChangeable && <AddAccount person={person} />}
    </Section>
  );
}

function AddAccount({ person: { id } }: { person: Person }) {
  const t = useMessages('people');
  const { t: tShell } = useTranslation();
  const change = usePersonChange(id);
  const [chosen, setChosen] = useState<Choice | null>(null);
  const { mutate, isPending } = useMutation({
    meta: { isHandled: true },
    mutationFn: ({ id: accountId }: Choice) =>
      change(() => administration.people.joinAccount.withHeaders({ params: { id }, body: { accountId } })),
    onSuccess: (_, { name }) => {
      showToast({ kind: 'success', message: t('joined', { account: isolate(name) }) });
      setChosen(null);
    },
    onError: (error) => showToast({ kind: 'error', message: wordsFor(error, tShell) }),
  });
  return (
    <div className={styles.add}>
      <PickOne label={t('addAccount')} queryOf={accountChoices} chosen={chosen} onChoose={setChosen} />
      <Button
        icon={<IconPlus size={16} stroke={1.6} aria-hidden />}
        disabled={!chosen}
        aria-disabled={isPending || undefined}
        onClick={() => chosen && !isPending && mutate(chosen)}
      >
        {t('add')}
      </Button>
    </div>
  );
}
