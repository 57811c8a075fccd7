import type { CallRefused } from '../../../client/client.ts';
import { type Translate } from '../../../i18n/useMessages.ts';

const known = [
  'upload-empty',
  'upload-incomplete',
  'upload-unknown',
  'upload-damaged',
  'upload-unsafe',
  'upload-encrypted',
  'upload-too-large',
  'archive-too-large',
  'publisher-not-yours',
  'disk-full',
] as const;

/** Why an upload was refused. */
export function wordsOfRefusal({ code }: Pick<CallRefused, 'code'>, words: Translate<'content'>): string {
  const fault = known.find((each) => each === code);
  return words(fault ? `upload.${fault}` : 'upload.failed');
}
