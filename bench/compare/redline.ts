import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { threadedPdfComparer } from '../../apps/server/src/adapters/pdf-comparer/threadedPdfComparer.ts';
import { percentile } from '../search/percentile.ts';

/** Clauses of the invented standard that fill some 242 pages. */
const clauses = 63;
const folder = join(import.meta.dirname, '../../.cache/bench');
const turns = 5;

/** Measures the redline of a pair of 242 pages: the first one with the start of its two threads, those after it, and memory. */
export async function measureRedline(): Promise<void> {
  const [base, target] = pdfPair();
  const comparer = threadedPdfComparer();
  let max = 0;
  const watching = setInterval(() => (max = Math.max(max, process.memoryUsage().rss)), 10);
  const times: number[] = [];
  let [changes, added, maxOfFirst] = [0, 0, 0];
  for (let turn = 0; turn < turns; turn += 1) {
    const startedAt = performance.now();
    const made = await comparer.compare({
      base: { designation: 'NSB E 9000-24', title: 'Anchors of every kind', pdf: base },
      target: { designation: 'NSB E 9000-26', title: 'Anchors of every kind', pdf: target },
      publisher: 'Northern Standards Board',
      language: 'en',
      isRightToLeft: false,
    });
    if ('problem' in made) throw new Error(made.problem);
    times.push(performance.now() - startedAt);
    maxOfFirst ||= max;
    changes = made.changes;
    added = made.end.length;
  }
  clearInterval(watching);
  await comparer.close();
  const [first = 0, ...others] = times;
  console.log(
    `redline of some 242 pages (${(target.length / 1e6).toFixed(1)} MB, ${changes} changes): first ${first.toFixed(0)} ms ` +
      `with the start of its threads, then ${percentile(others, 0.5).toFixed(0)} ms; ` +
      `${(added / 1e6).toFixed(2)} MB added; ${(maxOfFirst / 1e6).toFixed(0)} MB of memory for the first, ` +
      `${(max / 1e6).toFixed(0)} MB after ${turns} of them, Node included`,
  );
}

/** The PDFs of both editions; made once, by a process of its own, whose memory does not count. */
function pdfPair(): [Buffer, Buffer] {
  const paths = ['base', 'target'].map((name) => join(folder, `standard-of-${clauses}-${name}.pdf`));
  if (!paths.every((path) => existsSync(path))) {
    mkdirSync(folder, { recursive: true });
    const maker = fileURLToPath(new URL('./makePdfPair.ts', import.meta.url));
    execFileSync(process.execPath, ['--stack-size=8000', maker, String(clauses), ...paths], {
      stdio: 'inherit',
    });
  }
  const [base = '', target = ''] = paths;
  return [readFileSync(base), readFileSync(target)];
}
