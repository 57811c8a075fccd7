import { IconBold, IconItalic, IconLink, IconList, IconListNumbers, type Icon } from '@tabler/icons-react';
import { useRef, useState, type RefObject } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { addressTyped } from './richText.ts';
import { command, tools, type Tool } from './richTextTools.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './RichTextField.module.css';

const icons: Record<Tool, Icon> = {
  bold: IconBold,
  italic: IconItalic,
  insertUnorderedList: IconList,
  insertOrderedList: IconListNumbers,
};

type Props = {
  /** Of the text that is written. */
  label: string;
  editor: RefObject<HTMLElement | null>;
  on: ReadonlySet<Tool>;
  onUsed: () => void;
};

/** The tools of a rich text. */
export function RichTextTools({ label, editor, on, onUsed }: Props) {
  const words = useMessages('compass-point-dialog');
  // Where the link goes: the selection is lost while its address is typed.
  const linked = useRef<Range>(null);
  const [address, setAddress] = useState<string | null>(null);
  const leads = addressTyped(address ?? '');

  const use = (tool: Tool): void => {
    editor.current?.focus();
    command.use(tool);
    onUsed();
  };
  const beginLink = (): void => {
    const selection = document.getSelection();
    const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
    linked.current = range && editor.current?.contains(range.startContainer) ? range : null;
    setAddress(address === null ? '' : null);
  };
  const backToText = (): void => {
    editor.current?.focus();
    const selection = document.getSelection();
    if (linked.current && selection) {
      selection.removeAllRanges();
      selection.addRange(linked.current);
    }
    setAddress(null);
  };
  const link = (): void => {
    if (leads === null) return;
    backToText();
    const selection = document.getSelection();
    if (selection?.isCollapsed) {
      // Where no words are selected, the address stands for itself.
      command.insert(leads);
      const { anchorNode: node, anchorOffset: end } = selection;
      if (node) selection.setBaseAndExtent(node, end - leads.length, node, end);
    }
    command.link(leads);
    onUsed();
  };
  const unlink = (): void => {
    backToText();
    command.unlink();
    onUsed();
  };

  return (
    <>
      <div className={styles.tools} role="group" aria-label={words('format', { label })}>
        {tools.map((tool) => {
          const Sign = icons[tool];
          return (
            <IconButton
              key={tool}
              label={words(`format.${tool}`)}
              isOn={on.has(tool)}
              onMouseDown={(event) => event.preventDefault()} // The selection stays in the text.
              onClick={() => use(tool)}
            >
              <Sign size={16} stroke={1.8} aria-hidden />
            </IconButton>
          );
        })}
        <IconButton
          label={words('format.link')}
          aria-expanded={address !== null}
          onMouseDown={(event) => event.preventDefault()}
          onClick={beginLink}
        >
          <IconLink size={16} stroke={1.8} aria-hidden />
        </IconButton>
      </div>
      {address !== null && (
        <div className={styles.link}>
          <TextField
            className={styles.address}
            label={words('linkAddress')}
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
              event.stopPropagation(); // Neither sends the form nor closes the sheet.
              if (event.key === 'Enter') link();
              else backToText();
            }}
          />
          <div className={styles.acts}>
            <Button disabled={leads === null} onClick={link}>
              {words('setLink')}
            </Button>
            <Button kind="bare" onClick={unlink}>
              {words('removeLink')}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}

const focusAtOnce = (field: HTMLInputElement | null): void => field?.focus();
