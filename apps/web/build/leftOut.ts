import type { Plugin } from 'vite';

// Parts that Menu, Popover and Tooltip hold by name, such as `Menu.Search` with a whole family of inputs behind it; no
// screen uses them. Anyone who wants one takes it off this list.
const unused = [
  'Menu/MenuCheckboxGroup',
  'Menu/MenuCheckboxItem',
  'Menu/MenuContextMenu',
  'Menu/MenuSearch',
  'Menu/MenuSub',
  'Popover/PopoverContextMenu',
  'Tooltip/TooltipFloating',
];

/** Leaves out of the built app what Mantine brings along and no one uses; complains about what Mantine has no more. */
export function leftOut(): Plugin {
  const met = new Set<string>();
  return {
    name: 'left-out',
    apply: 'build',
    load: {
      filter: { id: new RegExp(`/@mantine/core/esm/components/(?:${unused.join('|')})/\\w+\\.mjs$`) },
      handler(id) {
        const [, folder = '', name = ''] = /components\/(\w+\/\w+)\/(\w+)\.mjs$/.exec(id) ?? [];
        if (!folder.endsWith(`/${name}`)) return null;
        met.add(folder);
        return `export const ${name} = undefined;`;
      },
    },
    buildEnd(error) {
      const missing = unused.filter((part) => !met.has(part));
      if (!error && missing.length > 0) this.error(`Mantine has no ${missing.join(', ')} to leave out`);
    },
  };
}
