const revokeAfterMs = 1000;

/** Lets the browser save a file under a name, and forgets it a second later. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  setTimeout(() => {
    link.remove();
    URL.revokeObjectURL(address);
  }, revokeAfterMs);
}
