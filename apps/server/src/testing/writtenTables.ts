/** The rows of all tables of a Markdown text by their first cell, each cell by the head of its column. */
export function tablesOf(markdown: string): Map<string, Map<string, string>> {
  const rows = new Map<string, Map<string, string>>();
  let heads: readonly string[] = [];
  for (const line of markdown.split('\n')) {
    const cells = /^\|(.*)\|$/
      .exec(line)?.[1]
      ?.split('|')
      .map((cell) => cell.trim());
    if (!cells) heads = [];
    else if (heads.length === 0) heads = cells;
    else if (!cells.every((cell) => /^:?-+:?$/.test(cell))) rows.set(cells[0] ?? '', rowOf(heads, cells));
  }
  return rows;
}

const rowOf = (heads: readonly string[], cells: readonly string[]): Map<string, string> =>
  new Map(heads.slice(1).map((head, at) => [head, cells[at + 1] ?? '']));
