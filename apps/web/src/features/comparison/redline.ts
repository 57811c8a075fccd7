import { saveFile } from '../../client/saveFile.ts';
import { offersComparison } from './offersComparison.ts';
import { comparableEditions, type Pair } from './pair.ts';
import { redlineOf } from './queries.ts';

/** An edition and the one before it, where the library has a redline of them: both have a PDF. */
export function redlinePair(
  document: Parameters<typeof offersComparison>[0],
  library: Parameters<typeof offersComparison>[1],
): Pair | null {
  if (!offersComparison(document, library)) return null;
  const editions = comparableEditions(document);
  const at = editions.findIndex(({ contentCode }) => contentCode === document.contentCode);
  const [base, target] = [editions[at - 1], editions[at]];
  return base?.hasPdf && target?.hasPdf ? { base, target } : null;
}

/** Saves the redline of two editions. */
export async function saveRedline(pair: Pair): Promise<void> {
  saveFile(await redlineOf(pair), `${pair.target.designationNo} redline.pdf`);
}
