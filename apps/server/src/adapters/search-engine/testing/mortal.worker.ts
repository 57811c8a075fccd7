import { existsSync, writeFileSync } from 'node:fs';
import { startRpcWorker } from '../../threads/rpcWorker.ts';
import type { ToSearcher } from '../threads/search.worker.ts';

// A searching thread that answers what it was asked, and dies of some words: `die <file>` once for each file,
// `die` always; `wait <file>` keeps it busy until the file is there.
startRpcWorker(async (question: ToSearcher) => {
  if (!('search' in question)) return undefined;
  const [word, file = ''] = question.search.text.split(' ');
  if (word === 'die' && !existsSync(file)) {
    if (file) writeFileSync(file, '');
    process.exit(1);
  }
  if (word === 'wait') while (!existsSync(file)) await new Promise((resolve) => setTimeout(resolve, 5));
  if (word === 'throw') throw new Error('This cannot be searched');
  return JSON.stringify(question.search.text);
});
