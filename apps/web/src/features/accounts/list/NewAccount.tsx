import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { administration } from '../../../client/administration.ts';
import { CallRefused } from '../../../client/client.ts';
import { wordsFor } from '../../../client/wordsFor.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { accountAddress } from '../addresses.ts';
import { longest } from '../choices.atBuild.ts';
import { typedIn } from '../typedIn.ts';
import { useChange } from '../useChange.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

/** Makes an account, and leads to it: what it subscribes to is said there. */
export function NewAccount({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useMessages('accounts');
  const { t: tShell } = useTranslation();
  const navigate = useNavigate();
  const change = useChange();
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
        wordsForFailure={(error) => wordsFor(error, tShell)}
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
