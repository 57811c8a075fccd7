import { Socket } from 'node:net';

/** The bootstrap keeps a pipe open as long as it lives; its end means that no one looks after this process any more. */
export function whenParentEnds(end: () => void): void {
  const parentPipe = Number(process.env['NORMA_PARENT_PIPE']);
  if (!(parentPipe > 2)) return;
  // A file stream would read in a thread that process.exit() waits for; a socket does not.
  new Socket({ fd: parentPipe })
    .on('close', end)
    .on('error', () => undefined)
    .resume()
    .unref();
}
