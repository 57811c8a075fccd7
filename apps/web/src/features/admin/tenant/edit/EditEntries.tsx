import type { TenantChange } from '@norma/contracts';
import { useState } from 'react';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Form } from '../../../../ui/forms/Form.tsx';
import { EntryList } from './EntryList.tsx';
import { errorsOfEntries, type Entry } from './entries.ts';
import { TextLanguageSelect } from './TextLanguageSelect.tsx';
import { useTenantChange } from './useTenantChange.ts';

type Props = {
  label: string;
  /** The list by the name that it has in a change. */
  list: 'tips' | 'externalUrls';
  given: readonly Entry[];
  own: string;
  kind: Parameters<typeof EntryList>[0]['kind'];
  changeOf: (entries: readonly Entry[]) => TenantChange;
  onClose: () => void;
};

/** The form of a section that is a list of links. */
export function EditEntries({ label, list, given, own, kind, changeOf, onClose }: Props) {
  const t = useMessages('tenants');
  const change = useTenantChange(onClose);
  const [start] = useState(given);
  const [entries, setEntries] = useState(start);
  const [chosen, setChosen] = useState(own);
  const language = { own, chosen, onChoose: setChosen };
  const send = async () => {
    const { errors, language: wrong } = errorsOfEntries(
      (await change(entries === start ? {} : changeOf(entries))) ?? {},
      list,
      { entries, own },
    );
    if (wrong !== undefined) setChosen(wrong);
    return errors;
  };
  return (
    <Form
      label={label}
      submit={t('tenant.saveChange')}
      onSend={send}
      actions={<Button onClick={onClose}>{t('tenant.cancel')}</Button>}
    >
      <TextLanguageSelect {...language} used={start.flatMap(({ texts }) => Object.keys(texts))} />
      <EntryList {...{ entries, kind, language }} onChange={setEntries} />
    </Form>
  );
}
