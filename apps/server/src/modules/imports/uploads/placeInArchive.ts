import { UploadRefused } from './refused.ts';

const longestName = 255;
const longestPath = 1_000;

/**
 * Where a file of an archive may lie below its folder, as the steps of a path; null for what is no file of a delivery,
 * such as a folder, or what programs put into archives for themselves. Refuses a name that leads anywhere else.
 */
export function placeInArchive(name: string): string[] | null {
  // Programs of one system write the separators of theirs.
  const path = name.replaceAll('\\', '/');
  if (path.endsWith('/')) return null;
  const steps = path.split('/').filter((step) => step !== '' && step !== '.');
  const leadsOut = path.startsWith('/') || /^[a-z]:/i.test(path) || steps.includes('..');
  const isOdd = /\p{Cc}/u.test(path) || path.length > longestPath || steps.length === 0;
  if (leadsOut || isOdd || steps.some((step) => Buffer.byteLength(step) > longestName))
    throw new UploadRefused('upload-unsafe');
  if (steps.some((step) => step.startsWith('.')) || steps[0] === '__MACOSX') return null;
  return steps;
}
