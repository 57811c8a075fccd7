import type { ThreadDump } from '@norma/contracts';

/** A dump as text, for those who are asked for help. */
export const textOf = (dump: ThreadDump): string => `${JSON.stringify(dump, null, 2)}\n`;

/** Gives a dump to the browser as a file, named by node and time. */
export function saveDump(dump: ThreadDump): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([textOf(dump)], { type: 'application/json' }));
  link.download = `threads-${dump.node}-${dump.at.replaceAll(/[:.]/g, '-')}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
