import { CallRefused } from './refusal.ts';

type Conflict = {
  /** The code of the refusal that says that another user changed it first. */
  code: string;
  message: string;
  /** Reloads what was to be changed. */
  reload: () => Promise<unknown>;
};

/**
 * Makes a change that the server refuses when another user made one first (`If-Match`). Such a refusal is thrown as an
 * error with the message, after the current state was reloaded. Any other refusal reloads it in the background.
 */
export async function withConflictMessage<T>(
  change: () => Promise<T>,
  { code, message, reload }: Conflict,
): Promise<T> {
  try {
    return await change();
  } catch (error) {
    const reloaded = reload();
    if (!(error instanceof CallRefused) || error.code !== code) throw error;
    await reloaded;
    throw new Error(message, { cause: error });
  }
}
