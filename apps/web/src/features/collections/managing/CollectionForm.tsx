import { CallRefused } from '../../../client/client.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { typedIn } from '../../../ui/forms/typedIn.ts';
import { longest } from '../limits.atBuild.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

/** What a collection is called, and what is said of it. */
export type Texts = { name: string; description: string };

type Props = { texts: Texts; submit: string; onSend: (texts: Texts) => Promise<void>; onClose: () => void };

/** The name and the description of a collection, to be written. */
export function CollectionForm({ texts, submit, onSend, onClose }: Props) {
  const t = useMessages('collections');
  const send = async (typed: FormData) => {
    try {
      await onSend({ name: typedIn(typed, 'name'), description: typedIn(typed, 'description') });
    } catch (error) {
      if (!(error instanceof CallRefused) || error.code !== 'collection-name-taken') throw error;
      return { name: t('nameTaken') };
    }
    return undefined;
  };
  return (
    <Form
      label={t('texts')}
      submit={submit}
      onSend={send}
      actions={<Button onClick={onClose}>{t('cancel')}</Button>}
    >
      <TextField
        name="name"
        label={t('name')}
        defaultValue={texts.name}
        limit={longest.name}
        required
        autoComplete="off"
        dir="auto"
        data-autofocus
      />
      <TextArea
        name="description"
        label={t('description')}
        hint={t('descriptionHint')}
        defaultValue={texts.description}
        limit={longest.description}
        dir="auto"
      />
    </Form>
  );
}
