import { useEffect, useId, useLayoutEffect, useRef, useState, type ClipboardEvent } from 'react';
import { FieldFrame } from '../../../ui/forms/FieldFrame.tsx';
import { RichTextTools } from './RichTextTools.tsx';
import { parsedRichText, richTextIn } from './richText.ts';
import { lengthOf } from './texts.ts';
import { command, tools, type Tool } from './richTextTools.ts';
import styles from './RichTextField.module.css';

type Props = {
  label: string;
  /** Rich text. */
  value: string;
  /** How many characters its words may have. */
  limit: number;
  isRequired: boolean;
  error?: string | undefined;
  hasFocusFirst?: boolean;
  onChange: (value: string) => void;
};

/** A text with bold and italic words, lists and links; what is pasted comes as words alone. */
export function RichTextField({ label, value, limit, isRequired, error, hasFocusFirst, onChange }: Props) {
  const id = useId();
  const editor = useRef<HTMLDivElement>(null);
  // What the editor holds: it is filled anew only by what others write.
  const held = useRef<string>(undefined);
  const [on, setOn] = useState<ReadonlySet<Tool>>(new Set());
  useLayoutEffect(() => {
    if (held.current === value) return;
    held.current = value;
    editor.current?.replaceChildren(...parsedRichText(value).childNodes);
  }, [value]);
  useEffect(() => {
    const follow = (): void => {
      const isHere = editor.current?.contains(document.getSelection()?.anchorNode ?? null) ?? false;
      setOn(new Set(isHere ? tools.filter((tool) => command.isOn(tool)) : []));
    };
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  }, []);

  const tell = (): void => {
    if (!editor.current) return;
    held.current = richTextIn(editor.current);
    onChange(held.current);
  };
  const paste = (event: ClipboardEvent): void => {
    event.preventDefault();
    command.insert(event.clipboardData.getData('text/plain'));
  };

  return (
    <FieldFrame
      id={id}
      label={label}
      error={error}
      isRequired={isRequired}
      limited={{ typed: lengthOf(value, { isRich: true }), limit, wasCut: false }}
    >
      {({ id: own, ...tied }) => (
        <div className={styles.field}>
          <RichTextTools label={label} editor={editor} on={on} onUsed={tell} />
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native field has no bold words */}
          <div
            {...tied}
            className={styles.text}
            id={own}
            ref={editor}
            role="textbox"
            tabIndex={0}
            aria-multiline
            aria-label={label}
            aria-required={isRequired}
            contentEditable
            suppressContentEditableWarning
            dir="auto"
            data-autofocus={hasFocusFirst || undefined}
            onFocus={() => command.begin()}
            onInput={tell}
            onPaste={paste}
            onDrop={(event) => event.preventDefault()}
          />
        </div>
      )}
    </FieldFrame>
  );
}
