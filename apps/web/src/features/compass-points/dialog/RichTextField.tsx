import { Editor } from '@tiptap/core';
import { useEffect, useId, useRef, useState } from 'react';
import { FieldFrame } from '../../../ui/forms/FieldFrame.tsx';
import { documentOf, extensions, richTextOf } from './richTextEditor.ts';
import { RichTextTools } from './RichTextTools.tsx';
import { lengthOf } from './texts.ts';
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

/** A text with bold and italic words, lists and links; pasted text loses its formatting. */
export function RichTextField({ label, value, limit, isRequired, error, hasFocusFirst, onChange }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  // Read when the editor is made or reports a change; neither makes another editor.
  const latest = useRef({ value, hasFocusFirst, onChange });
  useEffect(() => {
    latest.current = { ...latest.current, hasFocusFirst, onChange };
  });

  useEffect(() => {
    if (!box.current) return undefined;
    const created = new Editor({
      element: { mount: box.current },
      extensions,
      content: documentOf(latest.current.value),
      autofocus: latest.current.hasFocusFirst ? 'end' : false,
      injectCSS: false,
      enableInputRules: false,
      enablePasteRules: false,
      editorProps: {
        handleDOMEvents: {
          paste: (view, event) => {
            event.preventDefault();
            return view.pasteText(event.clipboardData?.getData('text/plain') ?? '', event) || true;
          },
          drop: (_, event) => {
            event.preventDefault();
            return true;
          },
          keydown: (_, { key }) => key === 'Tab', // Tab leaves the field, also from a list.
        },
      },
      onUpdate: (update) => {
        latest.current.value = richTextOf(update.editor);
        latest.current.onChange(latest.current.value);
      },
    });
    setEditor(created);
    return () => created.destroy();
  }, []);

  // A value from elsewhere, such as a colleague's text that is taken over, replaces what is written.
  useEffect(() => {
    if (!editor || latest.current.value === value) return;
    latest.current.value = value;
    editor.commands.setContent(documentOf(value), { emitUpdate: false });
  }, [editor, value]);

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
          {editor ? <RichTextTools label={label} editor={editor} /> : <div className={styles.tools} />}
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native field has no bold words */}
          <div
            {...tied}
            className={styles.text}
            id={own}
            ref={box}
            role="textbox"
            tabIndex={0}
            aria-multiline
            aria-label={label}
            aria-required={isRequired}
            dir="auto"
            data-autofocus={hasFocusFirst || undefined}
          />
        </div>
      )}
    </FieldFrame>
  );
}
