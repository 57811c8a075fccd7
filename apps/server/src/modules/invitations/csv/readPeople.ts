import { maxInvited } from '@norma/contracts';
import type { InviteRequest } from '../inviteRequest.ts';
import { textOfBytes } from './bytes.ts';
import { columnsOf, type Column } from './columns.ts';
import { tableOf, type Line } from './table.ts';

/** People as a file has them. */
export type PeopleRead = {
  readonly headings: readonly string[];
  /** Headings whose columns say nothing that is known here. */
  readonly unread: readonly string[];
  readonly requests: readonly InviteRequest[];
};

/** Why a file cannot be read at all. */
export type FileProblem = 'file-empty' | 'file-without-email' | 'file-unreadable' | 'too-many-lines';

/** Reads people from the bytes of a CSV file, whatever program has saved it. */
export function readPeople(bytes: Uint8Array): PeopleRead | FileProblem {
  const text = textOfBytes(bytes);
  if (text === null) return 'file-unreadable';
  const [head, ...lines] = tableOf(text);
  if (!head) return 'file-empty';
  const columns = columnsOf(head.cells);
  if (!columns.includes('email')) return 'file-without-email';
  if (lines.length > maxInvited.imported) return 'too-many-lines';
  return {
    headings: head.cells,
    unread: head.cells.filter((heading, at) => columns[at] === null && heading !== ''),
    requests: lines.map((line) => requestOf(line, columns)),
  };
}

function requestOf({ line, cells, isUnclosed }: Line, columns: readonly (Column | null)[]): InviteRequest {
  const cell = (column: Column): string => unguarded(cells[columns.indexOf(column)] ?? '');
  const whole = partsOfName(cell('name'));
  return {
    line,
    cells,
    email: cell('email'),
    firstName: cell('firstName') || (cell('lastName') ? '' : whole.firstName),
    lastName: cell('lastName') || (cell('firstName') ? '' : whole.lastName),
    // A name of an account may hold a comma.
    accounts: listed(cell('accounts'), /[;；|؛\n]/),
    roles: listed(cell('authorities'), /[;；,，、|،؛\n]/),
    ...(isUnclosed && {
      mistakes: [{ column: 'email', reason: 'quotes-unclosed', given: cells.join(' ').slice(0, 100) }],
    }),
  };
}

/** Spreadsheets run what begins like a formula; lists that were saved with care have an apostrophe before it. */
const unguarded = (cell: string): string => cell.replace(/^'(?=[=+\-@\t])/, '');

const listed = (cell: string, between: RegExp): string[] =>
  cell
    .split(between)
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** `Ravndal, Ines` and `Ines Ravndal` are the same person; a single word is a first name. */
function partsOfName(name: string): { firstName: string; lastName: string } {
  const [last = '', first] = name.split(/[,，、،]/, 2).map((part) => part.trim());
  if (first !== undefined) return { firstName: first, lastName: last };
  const words = name.split(/\s+/);
  return { firstName: words[0] ?? '', lastName: words.slice(1).join(' ') };
}
