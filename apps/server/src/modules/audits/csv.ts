import type { KeptAudit } from './store.ts';

/** A spreadsheet takes what begins so for a formula: somebody may have typed one as a sign-in name. */
const formula = /^[=+\-@\t\r]/;

const cellOf = (text: string): string =>
  `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

const lineOf = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`;

/** The first line; the mark before it tells spreadsheets that what follows is UTF-8. */
export const csvHead = `\uFEFF${lineOf(['timestamp', 'principal', 'type', 'message', 'remoteAddress', 'requestId'])}`;

/** An event as a line of RFC 4180. */
export const csvLine = ({ at, principal, type, message, remote_address, request_id }: KeptAudit): string =>
  lineOf([at.toISOString(), principal, type, message, remote_address, request_id]);
