/**
 * Measures what carries clauses from one edition to the next: lines, typed changes, references, timelines. Each part prints its
 * figures with their goals.
 *
 *     npm run bench -- living-clauses [part …]
 */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const folder = join(import.meta.dirname, 'living-clauses');
const parts = readdirSync(folder)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => basename(name, '.ts'));
const asked = process.argv.slice(2);

for (const part of parts.filter((name) => asked.length === 0 || asked.includes(name))) {
  console.log(`\n${part}`);
  const { run } = (await import(join(folder, `${part}.ts`))) as { run: () => Promise<void> };
  await run();
}
