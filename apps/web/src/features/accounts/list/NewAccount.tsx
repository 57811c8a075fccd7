import { useNavigate } from 'react-router';
import { administration } from '../../../client/administration.ts';
import { CallRefused } from '../../../client/client.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { accountAddress } from '../addresses.ts';
import { longest } from '../choices.atBuild.ts';
import { typedIn } from '../../../ui/forms/typedIn.ts';
import { useAccountChange } from '../useAccountChange.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

/** Creates an account and opens it; subscriptions are added there. */
export function NewAccount({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useMessages('accounts');
  const navigate = useNavigate();
  const change = useAccountChange();
  const send = async (typed: FormData) => {
    const typedAs = (field: string): string => typedIn(typed, field);
    const body = { name: typedAs('name'), number: typedAs('number'), acronym: typedAs('acronym') };
    try {
      const { id } = await change(() => administration.accounts.make({ body }));
      showToast({ kind: 'success', message: t('made') });
      onClose();
      await navigate(accountAddress(id));
    } catch (error) {
      if (!(error instanceof CallRefused) || error.code !== 'account-number-taken') throw error;
      return { number: t('numberTaken') };
    }
    return undefined;
  };
  return (
    <Drawer isOpen={isOpen} title={t('make')} onClose={onClose} isContentFirst>
      <Form
        label={t('make')}
        submit={t('makeIt')}
        onSend={send}
        actions={<Button onClick={onClose}>{t('cancel')}</Button>}
      >
        <TextField
          name="name"
          label={t('name')}
          limit={longest.name}
          required
          autoComplete="off"
          dir="auto"
          data-autofocus
        />
        <TextField
          name="number"
          label={t('number')}
          hint={t('numberHint')}
          limit={longest.number}
          required
          autoComplete="off"
          dir="auto"
        />
        <TextField
          name="acronym"
          label={t('acronym')}
          hint={t('acronymHint')}
          limit={longest.acronym}
          autoComplete="off"
          dir="auto"
        />
      </Form>
    </Drawer>
  );
}
