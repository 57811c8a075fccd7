import type { TenantOverview } from '@norma/contracts';
import { useState } from 'react';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Form } from '../../../../ui/forms/Form.tsx';
import { TextArea } from '../../../../ui/forms/TextArea.tsx';
import { EntryList } from './EntryList.tsx';
import { entriesOfLinks, errorsOfEntries, footerLinksOf, type Entry } from './entries.ts';
import { TextLanguageSelect } from './TextLanguageSelect.tsx';
import { useTenantChange } from './useTenantChange.ts';

type Props = { tenant: TenantOverview; onClose: () => void };

const maxLinks = 20;

/** Edits what is at the foot of every page: a text, in any languages, and links. */
export function EditFooter({ tenant: { footer, language: own }, onClose }: Props) {
  const t = useMessages('tenants');
  const change = useTenantChange(onClose);
  const [given] = useState(() => ({
    texts: { ...footer.texts, [own]: footer.text } as Readonly<Record<string, string>>,
    links: entriesOfLinks(footer.links, own) as readonly Entry[],
  }));
  const [texts, setTexts] = useState(given.texts);
  const [entries, setEntries] = useState(given.links);
  const [chosen, setChosen] = useState(own);
  const language = { own, chosen, onChoose: setChosen };
  const send = async () => {
    const written = Object.entries(texts).map(([tag, text]) => [tag, text.trim()] as const);
    const refused = await change({
      footer: {
        text: texts[own]?.trim() ?? '',
        ...(texts !== given.texts && {
          texts: Object.fromEntries(written.filter(([tag, text]) => tag !== own && text !== '')),
        }),
        ...(entries !== given.links && { links: footerLinksOf(entries, own) }),
      },
    });
    const { errors, language: wrong } = errorsOfEntries(refused ?? {}, 'footer.links', { entries, own });
    if (wrong !== undefined) setChosen(wrong);
    return errors;
  };
  return (
    <Form
      label={t('tenant.editSection', { section: t('tenant.footer') })}
      submit={t('tenant.saveChange')}
      onSend={send}
      actions={<Button onClick={onClose}>{t('tenant.cancel')}</Button>}
    >
      <TextLanguageSelect
        {...language}
        used={[...Object.keys(texts), ...given.links.flatMap((entry) => Object.keys(entry.texts))]}
      />
      <TextArea
        key={chosen}
        name={chosen === own ? 'footer.text' : `footer.texts.${chosen}`}
        label={t('tenant.entryText')}
        limit={500}
        rows={2}
        value={texts[chosen] ?? ''}
        placeholder={chosen === own ? undefined : texts[own]}
        onChange={({ currentTarget: { value } }) => setTexts({ ...texts, [chosen]: value })}
        lang={chosen}
        dir="auto"
      />
      <EntryList
        entries={entries}
        kind={{ add: t('tenant.addLink'), max: maxLinks }}
        language={language}
        onChange={setEntries}
      />
    </Form>
  );
}
