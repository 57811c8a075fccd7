import type { Operation } from './operations.ts';

const traces = /\n\s+at |node_modules|\.ts:\d|file:\/\/|\/src\/|kysely|SQLSTATE|syntax error at/i;

/** What is wrong about an answer, whatever was asked; null for a good one. */
export function complaintOf(
  { status, headers }: Response,
  body: string,
  { statuses }: Operation,
  foreign: string,
): string | null {
  // Every contract tells of these, and nothing that is asked may bring them about.
  const isBroken = status === 500 || body.includes('"code":"database-unreachable"');
  if (isBroken || (status >= 500 && !statuses.includes(status)))
    return `answers ${status}: ${body.slice(0, 300)}`;
  if (body.includes(foreign)) return 'tells what belongs to another tenant';
  if (traces.test(status >= 400 ? body : '')) return `tells of its insides: ${body.slice(0, 300)}`;
  if (headers.has('set-cookie') || headers.has('access-control-allow-origin'))
    return 'sets a cookie, or opens itself to other origins';
  if (headers.get('x-content-type-options') !== 'nosniff') return 'lets browsers guess what it is';
  if (status < 400 || body === '') return null;
  return isProblem(body, status) ? null : `is refused without saying why: ${status} ${body.slice(0, 300)}`;
}

function isProblem(body: string, status: number): boolean {
  try {
    const problem = JSON.parse(body) as Record<string, unknown>;
    return problem['status'] === status && ['code', 'detail', 'requestId'].every((name) => name in problem);
  } catch {
    return false;
  }
}
