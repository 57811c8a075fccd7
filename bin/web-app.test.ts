import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aProject, write } from './testing.ts';
import { buildWebApp, webAppFingerprint, withParts } from './web-app.mjs';

const manifest = (...imports: string[]) =>
  JSON.stringify({ dependencies: Object.fromEntries(['react', ...imports].map((name) => [name, '1.0.0'])) });

/** A web app of one page, which imports `reader`, which imports `theme`. */
const aWebApp = () =>
  aProject({
    'package-lock.json': '{}',
    'apps/web/package.json': manifest('@norma/reader'),
    'apps/web/vite.config.ts': 'export default { logLevel: "warn" };',
    'apps/web/index.html': '<script type="module" src="./src/main.ts"></script>',
    'apps/web/src/main.ts': "document.title = 'first words';",
    'packages/reader/package.json': manifest('@norma/theme'),
    'packages/theme/package.json': manifest(),
    'packages/samples/package.json': manifest(),
  });

const dist = (root: string) => join(root, 'apps/web/dist');
const built = (root: string, folder = 'apps/web/dist') =>
  readdirSync(join(root, folder, 'assets'))
    .map((file) => readFileSync(join(root, folder, 'assets', file), 'utf8'))
    .join('');

describe('webAppFingerprint', () => {
  it.each([
    ['apps/web/src/main.ts', true],
    ['apps/web/index.html', true],
    ['packages/reader/src/view.ts', true],
    ['packages/theme/src/tokens.css', true],
    ['package-lock.json', true],
    ['packages/samples/src/people.ts', false],
    ['apps/web/src/main.test.tsx', false],
    ['apps/web/dist/index.html', false],
    ['apps/server/src/main.ts', false],
  ])('after a change of %s it differs: %s', (file, differs) => {
    const { root } = aWebApp();
    const before = webAppFingerprint(root);
    write(root, file, 'something else');
    expect(webAppFingerprint(root) !== before).toBe(differs);
  });
});

describe('buildWebApp', () => {
  it('builds once, and again only after the sources have changed', async () => {
    const project = aWebApp();
    await buildWebApp(project);
    expect(built(project.root)).toContain('first words');

    rmSync(join(dist(project.root), 'index.html'));
    await buildWebApp(project);
    expect(existsSync(join(dist(project.root), 'index.html'))).toBe(false);

    write(project.root, 'apps/web/src/main.ts', "document.title = 'second words';");
    await buildWebApp(project);
    expect(existsSync(join(dist(project.root), 'index.html'))).toBe(true);
    expect(built(project.root)).toContain('second words');
    expect(built(project.root)).not.toContain('first words');
  });

  it('builds with the page of shared parts beside what readers load, which stays as it is', async () => {
    const project = aWebApp();
    write(
      project.root,
      'apps/web/vite.config.ts',
      `export default { logLevel: 'warn', define: { hasParts: process.env.NORMA_PARTS === '1' } };`,
    );
    write(
      project.root,
      'apps/web/src/main.ts',
      "document.title = hasParts ? 'for builders' : 'for readers';",
    );
    await buildWebApp(project);
    await buildWebApp(project, withParts);
    expect(built(project.root)).toContain('for readers');
    expect(built(project.root)).not.toContain('for builders');
    expect(built(project.root, withParts.folder)).toContain('for builders');
  });

  it('leaves the former build in place when the new one fails', async () => {
    const project = aWebApp();
    await buildWebApp(project);
    write(project.root, 'apps/web/src/main.ts', "import './missing.ts';");
    await expect(buildWebApp(project)).rejects.toThrow('missing.ts');
    expect(built(project.root)).toContain('first words');
  });

  it('does nothing while there is no web app', async () => {
    const project = aWebApp();
    rmSync(join(project.root, 'apps/web/vite.config.ts'));
    await buildWebApp(project);
    expect(existsSync(dist(project.root))).toBe(false);
  });
});
