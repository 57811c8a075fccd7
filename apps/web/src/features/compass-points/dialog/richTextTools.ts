/** What can be done with selected words. */
export const tools = ['bold', 'italic', 'insertUnorderedList', 'insertOrderedList'] as const;
export type Tool = (typeof tools)[number];

// Browsers have no other way to change what is selected so that their own undo still knows of it; all of them keep this one.
// oxlint-disable-next-line typescript/no-deprecated
const execute = (name: string, value?: string): boolean => document.execCommand(name, false, value);

/** Changes what is selected in an editable element, as the browser's own keys would. */
export const command = {
  /** Words get elements, not styles, and a new line is a paragraph. */
  begin: (): void => {
    execute('styleWithCSS', 'false');
    execute('defaultParagraphSeparator', 'p');
  },
  use: (tool: Tool): void => void execute(tool),
  // oxlint-disable-next-line typescript/no-deprecated -- as above
  isOn: (tool: Tool): boolean => document.queryCommandState(tool),
  insert: (text: string): void => void execute('insertText', text),
  link: (address: string): void => void execute('createLink', address),
  unlink: (): void => void execute('unlink'),
};
