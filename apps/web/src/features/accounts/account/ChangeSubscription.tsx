import type { AccountSubscription } from '@norma/contracts';
import { useState } from 'react';
import { administration } from '../../../client/administration.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { longest } from '../choices.atBuild.ts';
import { typedIn } from '../../../ui/forms/typedIn.ts';
import { useAccountChange } from '../useAccountChange.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Days, daysSent } from './Days.tsx';

type Props = {
  subscription: AccountSubscription | null;
  accountId: string;
  etag: string;
  onClose: () => void;
};

/** Edits the name and the period of a subscription. */
export function ChangeSubscription({ subscription, ...rest }: Props) {
  const t = useMessages('accounts');
  return (
    <Drawer isOpen={subscription !== null} title={t('changeDays')} onClose={rest.onClose} isContentFirst>
      {subscription && <Changing subscription={subscription} {...rest} />}
    </Drawer>
  );
}

function Changing({ subscription, accountId, etag, onClose }: Props & { subscription: AccountSubscription }) {
  const t = useMessages('accounts');
  const change = useAccountChange();
  const { publisher, abbreviation, name } = subscription;
  const [days, setDays] = useState({
    startsOn: subscription.startsOn ?? '',
    endsOn: subscription.endsOn ?? '',
  });
  const send = async (typed: FormData): Promise<void> => {
    const params = { id: accountId, publisher, abbreviation };
    const body = { name: typedIn(typed, 'name'), ...daysSent(days) };
    await change(() =>
      administration.accounts.changeSubscription({ params, body }, { headers: { 'if-match': etag } }),
    );
    showToast({ kind: 'success', message: t('saved') });
    onClose();
  };
  return (
    <Form
      label={t('changeDays')}
      submit={t('save')}
      onSend={send}
      actions={<Button onClick={onClose}>{t('cancel')}</Button>}
    >
      <TextField
        name="name"
        label={t('subscriptionName')}
        hint={t('subscriptionNameHint')}
        defaultValue={name}
        limit={longest.name}
        required
        autoComplete="off"
        dir="auto"
        data-autofocus
      />
      <Days {...days} onChange={setDays} />
    </Form>
  );
}
