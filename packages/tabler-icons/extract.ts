// `npm run icons`: copies the icons that the web app imports from @tabler/icons-react, one module each. Run it after an import
// of a new icon or to change the version. It needs the registry; nothing else does.
import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const icons = join(import.meta.dirname, 'icons');

/** The names of the icons that the web app imports, sorted. */
export function importedIcons(): string[] {
  const imports = /import \{([^}]*)\} from '@tabler\/icons-react'/g;
  const files = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: root });
  const names = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(imports)].flatMap(([, list = '']) =>
      list.split(',').map((name) => name.trim()),
    ),
  );
  return [...new Set(names)].filter((name) => /^Icon[A-Z0-9]/.test(name)).sort();
}

/** The names of the icons that were copied, sorted. */
export const copiedIcons = (): string[] =>
  globSync('Icon*.mjs', { cwd: icons })
    .map((file) => basename(file, '.mjs'))
    .sort();

function extract(): void {
  const names = importedIcons();
  const { name, version } = JSON.parse(
    readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'),
  ) as Record<string, string>;
  const folder = mkdtempSync(join(tmpdir(), 'icons-'));
  try {
    execFileSync('npm', ['pack', `${name}@${version}`, '--silent', '--pack-destination', folder]);
    execFileSync('tar', ['-xzf', globSync(join(folder, '*.tgz'))[0] ?? '', '-C', folder]);
    const dist = join(folder, 'package/dist/esm');
    rmSync(icons, { recursive: true, force: true });
    mkdirSync(icons);
    copyFileSync(join(folder, 'package/LICENSE'), join(import.meta.dirname, 'LICENSE'));
    for (const file of ['createReactComponent.mjs', 'defaultAttributes.mjs'])
      copyFileSync(join(dist, file), join(icons, file));
    for (const icon of names) {
      const code = readFileSync(join(dist, `icons/${icon}.mjs`), 'utf8');
      const drawing =
        /^const __iconNode = (?<node>.*);\nconst \w+ = createReactComponent\((?<label>.*), __iconNode\);$/m.exec(
          code,
        );
      if (!drawing?.groups) throw new Error(`${icon} of ${version} is written in another way`);
      const { node, label } = drawing.groups;
      writeFileSync(
        join(icons, `${icon}.mjs`),
        `import createReactComponent from './createReactComponent.mjs';\n\nexport default createReactComponent(${label}, ${node});\n`,
      );
    }
    writeFileSync(
      join(icons, 'index.mjs'),
      names.map((icon) => `export { default as ${icon} } from './${icon}.mjs';\n`).join(''),
    );
    writeFileSync(join(icons, 'index.d.ts'), typesOf(names));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The types of upstream, without the preview of each of 6,000 icons. */
const typesOf = (
  names: readonly string[],
): string => `import type { ComponentPropsWithoutRef, ForwardRefExoticComponent, FunctionComponent, RefAttributes } from 'react';

export interface IconProps extends Partial<Omit<ComponentPropsWithoutRef<'svg'>, 'stroke'>> {
  size?: string | number;
  stroke?: string | number;
  title?: string;
}
export type Icon = FunctionComponent<IconProps>;
export type TablerIcon = ForwardRefExoticComponent<IconProps & RefAttributes<SVGSVGElement>>;
${names.map((icon) => `export declare const ${icon}: TablerIcon;\n`).join('')}`;

if (import.meta.main) extract();
