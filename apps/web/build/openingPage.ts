import { brotliCompress, constants } from 'node:zlib';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

const compress = promisify(brotliCompress);
const source = fileURLToPath(new URL('../src/', import.meta.url));

/** Screens that a visit often begins with: their addresses, and the module and the messages that they wait for. */
const screens = [
  { path: '^/(home(/|$)|$)', module: 'features/home/HomeScreen.tsx', messages: ['home', 'search'] },
  {
    path: '^/(content|mysubscription|semantic)-search',
    module: 'features/search/SearchScreen.tsx',
    messages: ['search'],
  },
];

/**
 * Sees to it that a first visit waits little for its files. The server learns by `opening.json` which files each screen
 * needs in each language, so that the page names them all at once; they are packed as small as Brotli can, which would
 * take too long for every request; and the style sheet stands behind the words of the opening page, which are shown
 * without it.
 */
export const openingPage = (): Plugin => ({
  name: 'opening-page',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const sheets = [...html.matchAll(/\s*<link rel="stylesheet"[^>]*>/g)].map(([sheet]) => sheet);
      const without = sheets.reduce((page, sheet) => page.replace(sheet, () => ''), html);
      return without.replace('</body>', () => `${sheets.join('')}\n  </body>`);
    },
  },
  async writeBundle({ dir = '' }, bundle) {
    const files = filesBySource(bundle);
    const languages = [...files.keys()].flatMap((name) => /^locales\/([\w-]+)$/.exec(name)?.[1] ?? []);
    const opening = {
      languages: Object.fromEntries(
        languages.map((language) => [language, files.get(`locales/${language}`) ?? []]),
      ),
      screens: screens.map(({ path, module, messages }) => ({
        path,
        files: files.get(module) ?? missing(module),
        messages: Object.fromEntries(
          languages.map((language) => {
            const named = messages.map((name) => `locales/${language}/${name}.json`);
            return [language, [...new Set(named.flatMap((file) => files.get(file) ?? missing(file)))]];
          }),
        ),
      })),
    };
    await writeFile(join(dir, 'opening.json'), JSON.stringify(opening));
    const entries = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' && file.isEntry ? withImports(bundle, file.fileName) : [],
    );
    const named = [
      ...Object.values(opening.languages),
      ...opening.screens.flatMap((screen) => [screen.files, ...Object.values(screen.messages)]),
    ];
    await Promise.all(
      [...new Set([...entries, ...named.flat()])].map((file) =>
        pack(join(dir, file), contentOf(bundle, file)),
      ),
    );
  },
});

function missing(module: string): never {
  throw new Error(`A first visit used to load ${module}: correct the list in build/openingPage.ts`);
}

/** The files that come of each source of a chunk, with all that it imports. */
const filesBySource = (bundle: Bundle): Map<string, string[]> =>
  new Map(
    Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' && file.facadeModuleId?.startsWith(source)
        ? [[file.facadeModuleId.slice(source.length), withImports(bundle, file.fileName)]]
        : [],
    ),
  );

/** A file with all that it imports, and their style sheets. */
function withImports(bundle: Bundle, name: string, found = new Set<string>()): string[] {
  const file = bundle[name];
  if (file?.type !== 'chunk' || found.has(name)) return [];
  found.add(name);
  const sheets = [...(file.viteMetadata?.importedCss ?? [])];
  for (const sheet of sheets) found.add(sheet);
  for (const imported of file.imports) withImports(bundle, imported, found);
  return [...found];
}

function contentOf(bundle: Bundle, name: string): string | Uint8Array {
  const file = bundle[name];
  if (!file) throw new Error(`The build has no file ${name}`);
  return file.type === 'chunk' ? file.code : file.source;
}

async function pack(file: string, content: string | Uint8Array): Promise<void> {
  const bytes = Buffer.from(content);
  const packed = await compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  await writeFile(`${file}.br`, packed);
}
