/** A note as it is written into a file. */
export type WrittenNote = { readonly place: string; readonly quote?: string; readonly note: string };

type Notes = { readonly title: string; readonly notes: readonly WrittenNote[] };

/** Notes as plain text, each below its place. */
export function asText({ title, notes }: Notes): string {
  const parts = notes.map(({ place, quote, note }) =>
    [place, ...(quote === undefined ? [] : [`“${quote}”`]), note].join('\n'),
  );
  return `${[title, ...parts].join('\n\n')}\n`;
}

/** Notes as Markdown: places are headings, and nothing that was written turns into marks. */
export function asMarkdown({ title, notes }: Notes): string {
  const parts = notes.map(({ place, quote, note }) =>
    [
      `## ${escaped(place)}`,
      ...(quote === undefined ? [] : [escaped(quote).replaceAll(/^/gm, '> ')]),
      escaped(note).replaceAll(/(?<!\n)\n(?!\n)/g, '  \n'),
    ].join('\n\n'),
  );
  return `${[`# ${escaped(title)}`, ...parts].join('\n\n')}\n`;
}

const escaped = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[\\`*_[\]<>|]/g, String.raw`\$&`)
    .replaceAll(/^(\s*)([-+#=~])/gm, String.raw`$1\$2`)
    .replaceAll(/^(\s*\d+)([.)])/gm, String.raw`$1\$2`);
