import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { isolate } from '../../../../i18n/isolate.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { Select } from '../../../../ui/forms/Select.tsx';
import { TextArea } from '../../../../ui/forms/TextArea.tsx';
import { TextField } from '../../../../ui/forms/TextField.tsx';
import { VisuallyHidden } from '../../../../ui/layout/VisuallyHidden.tsx';
import { fieldOf, moved, textIn, type Entry, type EntryText } from './entries.ts';
import type { TextLanguage } from './TextLanguageSelect.tsx';
import styles from './EntryList.module.css';

type Kind = {
  /** The verb of the button that adds one. */
  readonly add: string;
  readonly max: number;
  /** Whether an entry has a text below its title. */
  readonly hasText?: boolean;
  readonly choice?: { readonly label: string; readonly options: readonly { value: string; label: string }[] };
};

type Props = {
  entries: readonly Entry[];
  kind: Kind;
  language: TextLanguage;
  onChange: (entries: readonly Entry[]) => void;
};

/** A list of links that is edited: entries are added, removed and moved, and named in one language at a time. */
export function EntryList({ entries, kind, language, onChange }: Props) {
  const t = useMessages('tenants');
  const list = useRef<HTMLOListElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const added = useRef(0);
  const [focused, setFocused] = useState<{ key: string | undefined } | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (focused === null) return;
    const entry = focused.key && list.current?.querySelector(`[data-entry="${focused.key}"]`);
    const field = entry ? entry.querySelector<HTMLElement>('input') : adder.current;
    field?.focus();
  }, [focused]);

  const nameOf = (entry: Entry): string =>
    isolate(textIn(entry, language.own).title || t('tenant.entry', { number: entries.indexOf(entry) + 1 }));
  const add = (): void => {
    added.current += 1;
    const key = `added-${added.current}`;
    onChange([...entries, { key, url: '', choice: kind.choice?.options[0]?.value ?? '', texts: {} }]);
    language.onChoose(language.own);
    setFocused({ key });
  };
  const remove = (entry: Entry): void => {
    const place = entries.indexOf(entry);
    onChange(entries.toSpliced(place, 1));
    setFocused({ key: (entries[place + 1] ?? entries[place - 1])?.key });
    setSaid(t('tenant.removed', { title: nameOf(entry) }));
  };
  const move = (entry: Entry, step: -1 | 1): void => {
    const from = entries.indexOf(entry);
    if (!entries[from + step]) return;
    onChange(moved(entries, from, step));
    setSaid(t('tenant.moved', { title: nameOf(entry), place: from + step + 1, count: entries.length }));
  };
  return (
    <div className={styles.whole}>
      <ol className={styles.list} ref={list}>
        {entries.map((entry, index) => (
          <li key={entry.key} data-entry={entry.key}>
            <fieldset className={styles.entry}>
              <legend className={styles.legend}>{t('tenant.entry', { number: index + 1 })}</legend>
              <div className={styles.tools}>
                <IconButton
                  label={t('tenant.moveUp', { title: nameOf(entry) })}
                  aria-disabled={index === 0 || undefined}
                  onClick={() => move(entry, -1)}
                >
                  <IconArrowUp size={18} stroke={1.6} aria-hidden />
                </IconButton>
                <IconButton
                  label={t('tenant.moveDown', { title: nameOf(entry) })}
                  aria-disabled={index === entries.length - 1 || undefined}
                  onClick={() => move(entry, 1)}
                >
                  <IconArrowDown size={18} stroke={1.6} aria-hidden />
                </IconButton>
                <IconButton
                  label={t('tenant.remove', { title: nameOf(entry) })}
                  onClick={() => remove(entry)}
                >
                  <IconTrash size={18} stroke={1.6} aria-hidden />
                </IconButton>
              </div>
              <EntryFields
                entry={entry}
                kind={kind}
                language={language}
                onChange={(change) =>
                  onChange(entries.map((each) => (each === entry ? { ...entry, ...change } : each)))
                }
              />
            </fieldset>
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
      {entries.length < kind.max && (
        <Button ref={adder} icon={<IconPlus size={16} stroke={1.6} aria-hidden />} onClick={add}>
          {kind.add}
        </Button>
      )}
    </div>
  );
}

type FieldProps = {
  entry: Entry;
  kind: Kind;
  language: TextLanguage;
  onChange: (change: Partial<Entry>) => void;
};

/** The texts of an entry in the chosen language; its address and place, which all languages share, beside those of its own. */
function EntryFields({ entry, kind: { hasText = false, choice }, language, onChange }: FieldProps) {
  const t = useMessages('tenants');
  const { own, chosen } = language;
  const isOwn = chosen === own;
  const { title, text } = textIn(entry, chosen);
  const ownText = textIn(entry, own);
  const write = (change: Partial<EntryText>): void =>
    onChange({ texts: { ...entry.texts, [chosen]: { title, text, ...change } } });
  return (
    <>
      <TextField
        key={`title ${chosen}`}
        name={fieldOf(entry, 'title', chosen)}
        label={t('tenant.title')}
        limit={200}
        value={title}
        placeholder={isOwn ? undefined : ownText.title}
        onChange={({ currentTarget }) => write({ title: currentTarget.value })}
        required={isOwn}
        lang={chosen}
        dir="auto"
        autoComplete="off"
      />
      {hasText && (
        <TextArea
          key={`text ${chosen}`}
          name={fieldOf(entry, 'text', chosen)}
          label={t('tenant.entryText')}
          limit={500}
          rows={2}
          value={text}
          placeholder={isOwn ? undefined : ownText.text}
          onChange={({ currentTarget }) => write({ text: currentTarget.value })}
          lang={chosen}
          dir="auto"
        />
      )}
      {isOwn && (
        <TextField
          name={fieldOf(entry, 'url', own)}
          label={t('tenant.address')}
          value={entry.url}
          onChange={({ currentTarget }) => onChange({ url: currentTarget.value })}
          required
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
        />
      )}
      {isOwn && choice && (
        <Select
          name={fieldOf(entry, 'choice', own)}
          label={choice.label}
          options={choice.options}
          value={entry.choice}
          onChange={({ currentTarget }) => onChange({ choice: currentTarget.value })}
        />
      )}
    </>
  );
}
