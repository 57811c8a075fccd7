const shown = ['pdf', 'docx', 'xlsx', 'pptx', 'csv', 'txt', 'zip', 'epub', 'mp4'];

/** The kind of file that an address ends with, as people call it; null where it names none that they would know. */
export function fileKind(address: string): string | null {
  const [path = ''] = address.split(/[?#]/);
  const end = /\.([a-z\d]+)$/i.exec(path)?.[1]?.toLowerCase();
  return end && shown.includes(end) ? end.toUpperCase() : null;
}
