import { MutationObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { CallRefused } from '../client/client.ts';
import { dismiss, shownToasts } from '../ui/feedback/toasts.ts';
import { queries } from './queries.ts';

afterEach(() => {
  for (const { id } of shownToasts()) dismiss(id);
  queries.clear();
});

const shown = () => shownToasts().map(({ kind, message }) => ({ kind, message }));
const refused = async () => {
  throw new CallRefused({ status: 403, code: 'not-yours', detail: 'Not yours', requestId: 'r' });
};

describe('a call that was made through the cache of the app', () => {
  it('says what it has brought along for the case that it works, as a notice [errors-011]', async () => {
    const meta = { successMessage: () => 'Your address is saved' };
    await new MutationObserver(queries, { mutationFn: async () => 'saved', meta }).mutate();
    expect(shown()).toEqual([{ kind: 'success', message: 'Your address is saved' }]);
  });

  it('says so too when something was read [errors-011]', async () => {
    const meta = { successMessage: () => 'The list is up to date' };
    await queries.fetchQuery({ queryKey: ['list'], queryFn: async () => [], meta });
    expect(shown()).toEqual([{ kind: 'success', message: 'The list is up to date' }]);
  });

  it('says nothing of success when it was refused, but why [errors-011]', async () => {
    const meta = { successMessage: () => 'Saved' };
    const saving = new MutationObserver(queries, { mutationFn: refused, meta }).mutate();
    await expect(saving).rejects.toThrow('Not yours');
    expect(shown()).toEqual([{ kind: 'error', message: 'Not yours' }]);
  });

  it('says nothing at all where it has brought nothing along', async () => {
    await queries.fetchQuery({ queryKey: ['quiet'], queryFn: async () => [] });
    expect(shown()).toEqual([]);
  });
});
