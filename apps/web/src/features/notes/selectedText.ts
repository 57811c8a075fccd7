/** The text that is selected on the page, or in a text that is shown in a frame of it. */
export function selectedText(): string {
  const own = getSelection()?.toString() ?? '';
  if (own.trim() !== '') return own;
  for (const frame of document.querySelectorAll('iframe')) {
    const within = frame.contentDocument?.getSelection()?.toString() ?? '';
    if (within.trim() !== '') return within;
  }
  return '';
}
