import { describe, expect, it } from 'vitest';
import { readAudit } from './audit.mjs';

describe('npm run audit', () => {
  it('is content when nothing is known', () => {
    expect(readAudit('{"vulnerabilities":{}}')).toEqual({
      lines: ['No known vulnerabilities in the locked packages.'],
      code: 0,
    });
  });

  it('names what is known, and whether a fix is there', () => {
    const vulnerabilities = {
      lender: { name: 'lender', severity: 'high', via: [{ title: 'Reads too much' }], fixAvailable: true },
      user: { name: 'user', severity: 'low', via: ['lender'] },
    };
    expect(readAudit(JSON.stringify({ vulnerabilities }))).toEqual({
      lines: [
        'high     lender: Reads too much (fix available)',
        'low      user: by lender',
        '2 packages with known vulnerabilities.',
      ],
      code: 1,
    });
  });

  it.each([
    ['{"message":"405 Method Not Allowed"}', '405 Method Not Allowed'],
    ['npm error network', 'npm error network'],
    ['', 'npm printed nothing'],
  ])('says so where the registry does not answer: %j', (printed, reason) => {
    expect(readAudit(printed)).toEqual({ lines: [`The registry returned no audit: ${reason}`], code: 2 });
  });
});
