import { useState, type ClipboardEvent, type InputEvent, type Ref } from 'react';
import type { FieldWords } from './FieldFrame.tsx';
import { cutsPaste, type FieldLimit } from './fieldLimit.ts';

type Text = string | number | readonly string[] | undefined;
type LimitOptions = { limit: number | undefined; mayExceed?: boolean; value?: Text; defaultValue?: Text };
type Writable = HTMLInputElement | HTMLTextAreaElement;

/** What one-line and longer text fields have in common; `Control` is their element. */
export type TextFieldWords<Control> = FieldWords & {
  /** The maximum number of characters. */
  limit?: number;
  /** A text over the limit is allowed and shows an error; otherwise typing stops at the limit. */
  mayExceed?: boolean;
  /** A validation message that prevents submitting, even if it is not shown yet. */
  complaint?: string | null;
  ref?: Ref<Control>;
};

/** What a field with a limit knows of its text. */
export type Limited = FieldLimit & { wasCut: boolean };

/** Follows how much is typed into a field with a limit, whether the field or its screen holds the text. */
export function useLimit({ limit, mayExceed = false, value, defaultValue }: LimitOptions) {
  const lengthOf = mayExceed ? charactersOf : unitsOf;
  const [typed, setTyped] = useState(() => lengthOf(defaultValue));
  const [wasCut, setCut] = useState(false);
  if (limit === undefined) return { limited: undefined, follow: {} };
  return {
    limited: { limit, wasCut, typed: value === undefined ? typed : lengthOf(value) } satisfies Limited,
    /** For the element around the control: input and paste bubble. */
    follow: {
      onInput: ({ target, nativeEvent }: InputEvent<HTMLElement>): void => {
        if (isWritable(target)) setTyped(lengthOf(target.value));
        if (nativeEvent.inputType !== 'insertFromPaste') setCut(false);
      },
      onPaste: ({ target, clipboardData }: ClipboardEvent<HTMLElement>): void => {
        if (!isWritable(target) || target.maxLength < 0) return;
        const { value: text, selectionStart, selectionEnd } = target;
        const pasted = clipboardData.getData('text');
        setCut(
          cutsPaste({
            text,
            pasted,
            limit,
            selectionStart: selectionStart ?? 0,
            selectionEnd: selectionEnd ?? 0,
          }),
        );
      },
    },
  };
}

// As the browser counts that ends typing at a limit.
const unitsOf = (text: Text): number => (text === undefined ? 0 : String(text).length);

// As a text counts that is checked when it is sent: whole characters, without the spaces around it.
const charactersOf = (text: Text): number =>
  text === undefined ? 0 : Array.from(String(text).trim()).length;

const isWritable = (target: EventTarget): target is Writable =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
