import type { Plugin } from 'vite';

/** Parts of Mantine's menu that none of ours has; the search alone brings all its fields along. */
const unused: readonly [name: string, part: string][] = [
  ['Search', 'MenuSearch'],
  ['Sub', 'MenuSub'],
  ['CheckboxItem', 'MenuCheckboxItem'],
  ['CheckboxGroup', 'MenuCheckboxGroup'],
  ['ContextMenu', 'MenuContextMenu'],
];

/** Mantine's menu without them: they are properties of it, which no bundler leaves out by itself. */
export const leanMenu = (): Plugin => ({
  name: 'lean-menu',
  apply: 'build',
  transform: {
    filter: { id: /@mantine\/core\/esm\/components\/Menu\/Menu\.mjs$/ },
    handler: (code) => ({ code: withoutUnused(code), map: null }),
  },
});

/** The module of the menu without what nobody uses. Throws when Mantine writes it differently: then look what is new. */
export function withoutUnused(code: string): string {
  return unused.reduce((left, [name, part]) => {
    const lines = [`import { ${part} } from "./${part}/${part}.mjs";\n`, `Menu.${name} = ${part};\n`];
    return lines.reduce((rest, line) => {
      if (!rest.includes(line)) throw new Error(`Mantine's menu no longer has the line ${line.trim()}`);
      return rest.replace(line, '');
    }, left);
  }, code);
}
