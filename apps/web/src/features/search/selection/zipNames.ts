/** Names of files in a ZIP archive: what no file system takes is a hyphen, and each is there once. */
export function zipNames(designations: readonly string[]): string[] {
  const taken = new Set<string>();
  return designations.map((designation) => {
    const plain = designation.replaceAll(/[\p{Cc}\\/:*?"<>|]/gu, '-').trim() || 'document';
    let name = `${plain}.pdf`;
    for (let at = 2; taken.has(name.toLowerCase()); at += 1) name = `${plain} (${at}).pdf`;
    taken.add(name.toLowerCase());
    return name;
  });
}
