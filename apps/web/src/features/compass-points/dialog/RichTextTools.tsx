import { IconBold, IconItalic, IconLink, IconList, IconListNumbers, type Icon } from '@tabler/icons-react';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { addressTyped } from './richText.ts';
import styles from './RichTextField.module.css';

type Tool = {
  /** The name in our messages, and in the editor's schema. */
  name: 'bold' | 'italic' | 'insertUnorderedList' | 'insertOrderedList';
  format: string;
  Sign: Icon;
  use: (chain: ChainedCommands) => ChainedCommands;
};

const tools: readonly Tool[] = [
  { name: 'bold', format: 'bold', Sign: IconBold, use: (chain) => chain.toggleBold() },
  { name: 'italic', format: 'italic', Sign: IconItalic, use: (chain) => chain.toggleItalic() },
  {
    name: 'insertUnorderedList',
    format: 'bulletList',
    Sign: IconList,
    use: (chain) => chain.toggleBulletList(),
  },
  {
    name: 'insertOrderedList',
    format: 'orderedList',
    Sign: IconListNumbers,
    use: (chain) => chain.toggleOrderedList(),
  },
];

/** The toolbar of a rich text. */
export function RichTextTools({ label, editor }: { label: string; editor: Editor }) {
  const t = useMessages('compass-point-dialog');
  const [on, setOn] = useState<ReadonlySet<string>>(new Set());
  const [address, setAddress] = useState<string | null>(null);
  const href = addressTyped(address ?? '');
  useEffect(() => {
    const follow = (): void =>
      setOn(new Set(tools.filter(({ format }) => editor.isActive(format)).map(({ name }) => name)));
    editor.on('transaction', follow);
    return () => void editor.off('transaction', follow);
  }, [editor]);

  const backToText = (): void => {
    editor.commands.focus();
    setAddress(null);
  };
  const link = (): void => {
    if (href === null) return;
    const chain = editor.chain().focus();
    const isWritten = editor.state.selection.empty && !editor.isActive('link');
    // Where no words are selected, the address becomes the text of the link.
    if (isWritten)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] });
    else chain.extendMarkRange('link').setLink({ href });
    chain.run();
    setAddress(null);
  };
  const unlink = (): void => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    setAddress(null);
  };

  return (
    <>
      <div className={styles.tools} role="group" aria-label={t('format', { label })}>
        {tools.map(({ name, Sign, use }) => (
          <IconButton
            key={name}
            label={t(`format.${name}`)}
            isOn={on.has(name)}
            onMouseDown={(event) => event.preventDefault()} // The selection stays in the text.
            onClick={() => use(editor.chain().focus()).run()}
          >
            <Sign size={16} stroke={1.8} aria-hidden />
          </IconButton>
        ))}
        <IconButton
          label={t('format.link')}
          aria-expanded={address !== null}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setAddress(address === null ? '' : null)}
        >
          <IconLink size={16} stroke={1.8} aria-hidden />
        </IconButton>
      </div>
      {address !== null && (
        <div className={styles.link}>
          <TextField
            className={styles.address}
            label={t('linkAddress')}
            type="url"
            inputMode="url"
            dir="ltr"
            value={address}
            limit={2000}
            ref={focusAtOnce}
            onChange={({ currentTarget }) => setAddress(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== 'Escape') return;
              event.preventDefault();
              event.stopPropagation(); // Neither sends the form nor closes the drawer.
              if (event.key === 'Enter') link();
              else backToText();
            }}
          />
          <div className={styles.acts}>
            <Button disabled={href === null} onClick={link}>
              {t('setLink')}
            </Button>
            <Button kind="bare" onClick={unlink}>
              {t('removeLink')}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}

const focusAtOnce = (field: HTMLInputElement | null): void => field?.focus();
