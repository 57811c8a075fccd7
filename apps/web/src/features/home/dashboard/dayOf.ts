/** The day of a moment where the reader is, as YYYY-MM-DD. */
export function dayOf(moment: string): string {
  const at = new Date(moment);
  const month = String(at.getMonth() + 1).padStart(2, '0');
  const day = String(at.getDate()).padStart(2, '0');
  return `${at.getFullYear()}-${month}-${day}`;
}
