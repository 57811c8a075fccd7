import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { lockFile } from '../../database/embedded/folderLock.ts';

/** A folder that this process has for itself until it releases it or ends, however it ends. */
export type Claim = { readonly release: () => void };

/** The name of the file whose lock is the claim. */
export const claimFile = 'lock';

/** Takes a folder; throws saying why it cannot be had, which other servers on it and a folder that cannot be made are. */
export function claimFolder(folder: string): Claim {
  mkdirSync(folder, { recursive: true });
  const lock = lockFile(
    join(folder, claimFile),
    (cause) => new Error('its folder is in use by another server', { cause }),
  );
  return { release: () => lock.close() };
}
