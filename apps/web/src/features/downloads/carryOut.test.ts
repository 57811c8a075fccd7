// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { dismiss, shownToasts } from '../../ui/feedback/toasts.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { carryOut } from './carryOut.ts';
import type { Download } from './steps.ts';

type Reply = { status?: number; headers?: Record<string, string>; body: unknown };

const may = { headers: { entitlementaccess: 'true' }, body: { contentCode: 'NSB|1', entitled: true } };
const file = { headers: { entitlementaccess: 'true' }, body: '%PDF' };
const job = (state: string, more: object = {}): Reply => ({
  body: { id: 'job', state, pages: null, pagesDone: 0, problem: null, ...more },
});
const refusal = (status: number, code: string): Reply => ({
  status,
  body: { title: 'x', status, detail: 'In words', message: 'In words', code, requestId: 'r-1' },
});

/** What the server answers in turn to each of its calls; the last answer is given again. */
type Server = { verification: Reply[]; start: Reply[]; state: Reply[]; file: Reply[]; cancel: Reply[] };

const calls: [RegExp, keyof Server][] = [
  [/^GET \/api\/documents\/verification/, 'verification'],
  [/^POST \/api\/downloads$/, 'start'],
  [/^GET \/api\/downloads\/job$/, 'state'],
  [/^DELETE \/api\/downloads\/job$/, 'cancel'],
  [/^GET \/api\/documents\/download/, 'file'],
];

/** Carries a download out; what it was told of, what was saved, and which calls were made. */
function begin(given: Partial<Server>) {
  const server: Server = {
    verification: [may],
    start: [job('ready')],
    state: [job('ready')],
    file: [file],
    cancel: [{ body: {} }],
    ...given,
  };
  const made: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = '', signal }: RequestInit) => {
    signal?.throwIfAborted();
    const name = calls.find(([pattern]) => pattern.test(`${method} ${path}`))?.[1];
    if (!name) throw new Error(`No answer to ${method} ${path}`);
    made.push(name);
    const [reply = { body: null }] = server[name].length > 1 ? server[name].splice(0, 1) : server[name];
    const { status = 200, headers, body } = reply;
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    });
  });
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const wanted: Download = {
    id: 1,
    contentCode: 'NSB|1',
    designation: 'NSB E 214',
    withNotes: false,
    state: { kind: 'asking' },
    leaving: new AbortController(),
  };
  const told = { tell: vi.fn(), end: vi.fn(), again: vi.fn() };
  return { told, made, saved, leaving: wanted.leaving, ended: carryOut(wanted, told) };
}

beforeAll(startI18n, 60_000);
beforeEach(() => shownToasts().forEach(({ id }) => dismiss(id)));

describe('A download', () => {
  it('is saved once under its designation, after the server made it ready', async () => {
    const stamping = job('stamping', { pages: 4, pagesDone: 1 });
    const { ended, told, made, saved } = begin({ start: [job('waiting')], state: [stamping, job('ready')] });
    await ended;
    expect(made).toEqual(['verification', 'start', 'state', 'state', 'file']);
    expect(saved).toEqual(['NSB E 214.pdf']);
    expect(told.tell.mock.calls).toContainEqual([{ kind: 'stamping', pages: 4, done: 1 }]);
    expect(told.end).toHaveBeenCalledOnce();
    expect(shownToasts()).toEqual([]);
  });

  it.each([
    ['“TRUE”', { entitlementaccess: 'TRUE' }],
    ['“false”', { entitlementaccess: 'false' }],
    ['nothing', {}],
  ])('is not saved where the header of the file says %s [downloads-002]', async (_, headers) => {
    const { ended, told, saved } = begin({ file: [{ headers, body: '%PDF' }] });
    await ended;
    expect(told.tell).toHaveBeenLastCalledWith({ kind: 'no-access' });
    expect([saved, told.end.mock.calls]).toEqual([[], []]);
  });

  it('is not asked for by a reader who may not open the document', async () => {
    const { ended, told, made } = begin({
      verification: [{ ...may, headers: { entitlementaccess: 'false' } }],
    });
    await ended;
    expect(told.tell.mock.calls).toEqual([[{ kind: 'no-access' }]]);
    expect(made).toEqual(['verification']);
  });

  it('is not saved where its file is empty [downloads-003]', async () => {
    const { ended, told, saved } = begin({ file: [{ ...file, body: '' }] });
    await ended;
    expect(told.tell).toHaveBeenLastCalledWith({ kind: 'no-pdf' });
    expect(saved).toEqual([]);
  });

  it.each([
    ['document-not-entitled', 'no-access'],
    ['document-format-missing', 'no-pdf'],
    ['document-not-downloadable', 'no-pdf'],
  ])('refused with %s tells of %s, in the start as in the file', async (code, kind) => {
    for (const refused of [{ start: [refusal(403, code)] }, { file: [refusal(403, code)] }]) {
      const { ended, told, saved } = begin(refused);
      await ended;
      expect(told.tell).toHaveBeenLastCalledWith({ kind });
      expect(saved).toEqual([]);
    }
  });

  it('that turns out to have no PDF while it is made ready tells so', async () => {
    const failed = job('failed', { problem: 'document-format-missing' });
    const { ended, told, made } = begin({ start: [job('waiting')], state: [failed] });
    await ended;
    expect(told.tell).toHaveBeenLastCalledWith({ kind: 'no-pdf' });
    expect(made).not.toContain('file');
  });

  it('tells why the right to it could not be checked', async () => {
    const { ended, told } = begin({ verification: [refusal(500, 'internal-error')] });
    await ended;
    expect(told.tell).toHaveBeenLastCalledWith({
      kind: 'unchecked',
      error: expect.objectContaining({ code: 'internal-error' }),
    });
  });

  it('that failed on the way says so, and is begun again on request', async () => {
    const { ended, told, saved } = begin({ file: [refusal(500, 'internal-error')] });
    await ended;
    const [notice] = shownToasts();
    expect(notice).toMatchObject({
      kind: 'error',
      message: expect.stringContaining('could not be downloaded'),
    });
    expect(told.again).not.toHaveBeenCalled();
    notice?.action?.onAct();
    expect(told.again).toHaveBeenCalledOnce();
    expect([saved, told.end.mock.calls.length]).toEqual([[], 1]);
  });

  it.each([
    ['document-unreadable', 'is damaged'],
    ['download-forbidden', 'reading online only'],
  ])('that can never succeed, for %s, is not offered again', async (problem, words) => {
    const { ended } = begin({ start: [job('failed', { problem })] });
    await ended;
    expect(shownToasts()).toMatchObject([{ kind: 'error', message: expect.stringContaining(words) }]);
    expect(shownToasts()[0]).not.toHaveProperty('action');
  });

  it('that is given up is canceled at the server, and nothing more is told', async () => {
    const { ended, told, made, saved, leaving } = begin({
      start: [job('waiting')],
      state: [job('stamping', { pages: 9, pagesDone: 1 })],
    });
    await vi.waitFor(() => expect(made).toContain('state'));
    leaving.abort();
    await ended;
    expect(made.filter((call) => call === 'cancel')).toHaveLength(1);
    expect(made).not.toContain('file');
    expect([saved, told.end.mock.calls, shownToasts()]).toEqual([[], [], []]);
  });
});
