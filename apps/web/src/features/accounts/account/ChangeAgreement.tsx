import { languages } from '@norma/contracts/fields';
import { useTranslation } from 'react-i18next';
import { administration } from '../../../client/administration.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { languageName } from '../../../ui/text/languageName.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { Select } from '../../../ui/forms/Select.tsx';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { typedIn } from '../../../ui/forms/typedIn.ts';
import { useAccountChange } from '../useAccountChange.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import type { Known } from './known.ts';

type Props = Known & { isOpen: boolean; onClose: () => void };

const longest = 200_000;

/** Edits the account's own license agreement, which its readers must accept. */
export function ChangeAgreement({ isOpen, account: { id, agreement }, etag, onClose }: Props) {
  const t = useMessages('accounts');
  const { i18n } = useTranslation();
  const change = useAccountChange();
  const send = async (typed: FormData): Promise<void> => {
    const body = { language: typedIn(typed, 'language'), text: typedIn(typed, 'text') };
    await change(() =>
      administration.accounts.setAgreement({ params: { id }, body }, { headers: { 'if-match': etag } }),
    );
    showToast({ kind: 'success', message: t('saved') });
    onClose();
  };
  const language = agreement?.language ?? i18n.language;
  const tags = new Set<string>([language, ...languages.map(({ tag }) => tag)]);
  const title = t(agreement?.isOwn ? 'changeAgreement' : 'writeAgreement');
  return (
    <Drawer isOpen={isOpen} title={title} onClose={onClose} isContentFirst>
      <Form
        label={title}
        submit={t('save')}
        onSend={send}
        actions={<Button onClick={onClose}>{t('cancel')}</Button>}
      >
        <Select
          name="language"
          label={t('languageOfText')}
          defaultValue={language}
          options={[...tags].map((tag) => ({ value: tag, label: languageName(tag) }))}
        />
        <TextArea
          name="text"
          label={t('agreementText')}
          hint={t('agreementHint')}
          defaultValue={agreement?.text ?? ''}
          limit={longest}
          rows={12}
          required
          dir="auto"
          data-autofocus
        />
      </Form>
    </Drawer>
  );
}
