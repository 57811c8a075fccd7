import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;
type Named = (module: string, modules: Modules) => string | null;
type Group = { name: string | Named; priority: number; test?: RegExp; minShareCount?: number };

const source = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

const shell = [source('main.tsx')];
const screens = ['home/HomeScreen.tsx', 'search/SearchScreen.tsx'].map((path) => source(`features/${path}`));

/**
 * Two files for what a first visit loads: what every page needs, and what the way to the first results needs besides.
 * Left to itself the bundler cuts what screens share into some forty files: each is packed alone, which weighs twenty
 * kilobytes more, and is a request of its own (decision 12).
 */
export const filesOfFirstVisit = (): Group[] => [
  { name: fileOf('shell', shell), priority: 2 },
  { name: fileOf('find', screens), priority: 1 },
  // The first file names every other one: small parts that several screens share are one name, and one request.
  { name: 'icons', test: /tabler-icons\/icons\/Icon/, minShareCount: 2, priority: 0 },
  { name: 'ui', test: /\/src\/ui\/(feedback|hooks|keys|layout|text)\//, minShareCount: 2, priority: 0 },
];

/** Puts all that some modules import into one file; they themselves stay apart, so that their names find them. */
function fileOf(name: string, roots: readonly string[]): Named {
  const behind = new Set<string>();
  return (module, modules) => {
    if (behind.size === 0) for (const root of roots) gather(root, modules, behind);
    return behind.has(module) && !roots.includes(module) ? name : null;
  };
}

function gather(module: string, modules: Modules, into: Set<string>): void {
  // Of a library comes along what is used of it: its front door would let all of it in. Quantities come with what marks them.
  if (into.has(module) || /\/(node_modules|packages\/(tabler-icons|quantities))\//.test(module)) return;
  into.add(module);
  for (const imported of modules.getModuleInfo(module)?.importedIds ?? []) gather(imported, modules, into);
}
