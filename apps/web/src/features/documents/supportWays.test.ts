import { describe, expect, it } from 'vitest';
import { waysOf } from './useSupportWords.ts';

describe('a message about access names', () => {
  const phone = '+00 555 0142';
  const email = 'support@nsb-library.example';
  it.each([
    [{ phone, email }, 'document.noDocument', 'both'],
    [{ phone, email: '' }, 'document.noDocument', 'phone'],
    [{ phone: '', email }, 'document.noPdf', 'email'],
    [{ phone: '', email: '' }, 'document.noPdf', 'none'],
    [{ phone, email }, 'document.noPdf.plain', 'none'],
  ])('of %j with the key %s: %s [tenants-013]', (known, key, ways) => {
    expect(waysOf(known, key)).toBe(ways);
  });
});
