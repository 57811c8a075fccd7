const settledMs = 1000;

/** Opens a page in a window of its own and prints it after 1 s; where no window may be opened, prints this one. */
export function printInWindow(source: string): void {
  const address = URL.createObjectURL(new Blob([source], { type: 'text/html;charset=utf-8' }));
  const opened = window.open(address, '_blank');
  if (!opened) {
    URL.revokeObjectURL(address);
    window.print();
    return;
  }
  setTimeout(() => {
    opened.print();
    URL.revokeObjectURL(address);
  }, settledMs);
}
