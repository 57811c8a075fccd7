import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aFolder, aRequest } from '../testing/engines.ts';
import { searchPool, type SearchPool } from './searchPool.ts';

const mortal = new URL('../testing/mortal.worker.ts', import.meta.url);

function aPool(count: number) {
  const pool: SearchPool = searchPool(count, mortal);
  onTestFinished(pool.close);
  const folder = aFolder();
  mkdirSync(folder, { recursive: true });
  return {
    pool,
    request: async (text: string, signal?: AbortSignal): Promise<unknown> =>
      JSON.parse(await pool.request({ search: aRequest({ text }) }, signal)),
    file: (name: string): string => join(folder, name),
    /** Lets searches go on that wait for the file. */
    free: (name: string) => writeFileSync(join(folder, name), ''),
  };
}

describe('the searching threads', () => {
  it('answer each search with its own answer', async () => {
    const { request } = aPool(3);
    const texts = Array.from({ length: 50 }, (_, at) => `text ${at}`);
    expect(await Promise.all(texts.map((text) => request(text)))).toEqual(texts);
  });

  it('work beside each other, so that a long search keeps no one waiting', async () => {
    const { request, file, free } = aPool(2);
    const long = request(`wait ${file('end')}`);
    expect(await Promise.all([request('one'), request('two')])).toEqual(['one', 'two']);
    free('end');
    expect(await long).toBe(`wait ${file('end')}`);
  });

  it('make a search again whose thread has died', async () => {
    const { request, file } = aPool(1);
    expect(await request(`die ${file('once')}`)).toBe(`die ${file('once')}`);
    expect(await request('next')).toBe('next');
  });

  it('give up a search that kills two threads, and answer the others', async () => {
    const { request } = aPool(1);
    const deadly = expect(request('die')).rejects.toThrow('A thread ended');
    expect(await request('next')).toBe('next');
    await deadly;
  });

  it('pass an error on to anyone who asked', async () => {
    const { request } = aPool(1);
    await expect(request('throw')).rejects.toThrow('This cannot be searched');
    expect(await request('next')).toBe('next');
  });

  it('leave a search that no one waits for any more before it has begun', async () => {
    const { request, file, free } = aPool(1);
    const long = request(`wait ${file('end')}`);
    const leaving = new AbortController();
    const left = request(`die`, leaving.signal);
    const next = request('next');
    leaving.abort(new Error('The reader has gone'));
    await expect(left).rejects.toThrow('The reader has gone');
    free('end');
    expect(await long).toBe(`wait ${file('end')}`);
    expect(await next).toBe('next');
  });

  it('refuse anyone who still waits when they are closed', async () => {
    const { pool, request, file } = aPool(1);
    const refused = Promise.allSettled([request(`wait ${file('never')}`), request('next')]);
    await pool.close();
    expect((await refused).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(request('later')).rejects.toThrow('The search engine is closed');
  });
});
