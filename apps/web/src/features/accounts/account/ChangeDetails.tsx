import type { AccountTexts, ManagedAccount } from '@norma/contracts';
import { useState } from 'react';
import { administration } from '../../../client/administration.ts';
import { CallRefused } from '../../../client/client.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { longest } from '../choices.atBuild.ts';
import { typedIn } from '../../../ui/forms/typedIn.ts';
import { useAccountChange } from '../useAccountChange.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { AddressFields } from './AddressFields.tsx';
import { FlagFields } from './FlagFields.tsx';
import type { Known } from './known.ts';
import styles from './Details.module.css';

type Props = Known & { isOpen: boolean; onClose: () => void };

/** Edits the details of an account. */
export function ChangeDetails({ isOpen, onClose, ...known }: Props) {
  const t = useMessages('accounts');
  return (
    <Drawer isOpen={isOpen} title={t('change')} onClose={onClose} isContentFirst>
      <Changing {...known} onClose={onClose} />
    </Drawer>
  );
}

function Changing({ account, etag, onClose }: Known & { onClose: () => void }) {
  const t = useMessages('accounts');
  const change = useAccountChange();
  const [flags, setFlags] = useState(account);
  const send = async (typed: FormData) => {
    const body = { ...textsIn(typed), ...flagsOf(flags) };
    try {
      await change(() =>
        administration.accounts.change(
          { params: { id: account.id }, body },
          { headers: { 'if-match': etag } },
        ),
      );
    } catch (error) {
      if (!(error instanceof CallRefused) || error.code !== 'account-number-taken') throw error;
      return { number: t('numberTaken') };
    }
    showToast({ kind: 'success', message: t('saved') });
    onClose();
    return undefined;
  };
  return (
    <Form
      label={t('change')}
      submit={t('save')}
      onSend={send}
      actions={<Button onClick={onClose}>{t('cancel')}</Button>}
    >
      <TextField
        name="name"
        label={t('name')}
        defaultValue={account.name}
        limit={longest.name}
        required
        autoComplete="off"
        dir="auto"
        data-autofocus
      />
      <div className={styles.pair}>
        <TextField
          name="number"
          label={t('number')}
          defaultValue={account.number}
          limit={longest.number}
          required
          autoComplete="off"
          dir="auto"
        />
        <TextField
          name="acronym"
          label={t('acronym')}
          defaultValue={account.acronym}
          limit={longest.acronym}
          autoComplete="off"
          dir="auto"
        />
      </div>
      <AddressFields address={account.address} />
      <FlagFields account={flags} onChange={setFlags} />
    </Form>
  );
}

const flagsOf = ({ isDrm, hasCompassPoints, hasCustomCollection }: ManagedAccount) => ({
  isDrm,
  hasCompassPoints,
  hasCustomCollection,
});

function textsIn(typed: FormData): Pick<AccountTexts, 'name' | 'number' | 'acronym' | 'address'> {
  const field = (name: string): string => typedIn(typed, name);
  return {
    name: field('name'),
    number: field('number'),
    acronym: field('acronym'),
    address: {
      address1: field('address1'),
      address2: field('address2'),
      city: field('city'),
      postalCode: field('postalCode'),
      country: field('country'),
      state: field('state'),
      mobile: field('mobile'),
    },
  };
}
