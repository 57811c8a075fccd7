import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLegacyAddress } from './legacyAddress.ts';

const prefixes = ['/DIGITAL_LIBRARY', '/Standards', '/resolve'];

describe.each(prefixes)('a legacy address below %s', (prefix) => {
  it.each([
    ['/JOURNALS/GEOTECH/PAGES/GTJ20140123.htm', 'GTJ20140123'],
    ['/journals/GTJ20140123', 'GTJ20140123'],
    ['/adjunct/ADJE0214', 'ADJE0214'],
    ['/related_materials/RM-12.pdf', 'RM-12'],
    ['/RELATED_MATERIALS/2019/RM-12', 'RM-12'],
    ['/3PC/FLW-21-E3', 'FLW-21-E3'],
    ['/MNL/PAGES/MNL12345M.htm', 'MNL12345M'],
    ['/STP/PAGES/STP49300S', 'STP49300S'],
    ['/STP/PAGES/1980s/STP%2049300S', 'STP 49300S'],
  ])('%s is looked up by its last segment [document-013]', (path, assetId) => {
    expect(readLegacyAddress(prefix + path)).toEqual({ assetId });
  });

  it.each([
    ['/MNL/SOURCE_PAGES/MNL12', 'MNL12-EB'],
    ['/STP/SOURCE_PAGES/STP1234.htm', 'STP1234-EB'],
    ['/STP/1990/source_pages/STP1234', 'STP1234-EB'],
    ['/MNL/PAGES/SOURCE_PAGES/MNL12', 'MNL12-EB'],
  ])('%s is looked up by its last segment and -EB [document-014]', (path, assetId) => {
    expect(readLegacyAddress(prefix + path)).toEqual({ assetId });
  });

  it.each([
    ['/HISTORICAL/E214-18.htm', 'E214', '18', 'Historical'],
    ['/WITHDRAWN/E96-09', 'E96', '09', 'Withdrawn'],
    ['/historical/STANDARDS/HI-4410-2-2016', 'HI-4410-2', '2016', 'Historical'],
    ['/Withdrawn/E%2096-09e1', 'E 96', '09', 'Withdrawn'],
    ['/HISTORICAL/E214', 'E214', '', 'Historical'],
    ['/HISTORICAL/E214-', 'E214', '', 'Historical'],
  ])('%s is looked up by designation, year and status [document-015]', (path, designation, year, status) => {
    expect(readLegacyAddress(prefix + path)).toEqual({ designation, year, status });
  });

  it.each([
    '',
    '/',
    '/JOURNALS',
    '/JOURNALS/',
    '/JOURNALS/.htm',
    '/STP/STP1234',
    '/MNL/PAGES',
    '/STP/PAGES/',
    '/HISTORICAL',
    '/WITHDRAWN/-09',
    '/E214-18.htm',
    '/SUBSCRIPTION',
    '/EDIT',
    '/__proto__/x',
    '/constructor/x',
  ])('names no document at %j', (path) => {
    expect(readLegacyAddress(prefix + path)).toBeNull();
  });
});

it('never breaks on an address, whatever stands in it', () => {
  const segment = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('STP', 'MNL', 'PAGES', 'SOURCE_PAGES', 'HISTORICAL', '%', '%E0%A4%A', '..', '-'),
  );
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 6 }), (segments) => {
      const read = readLegacyAddress(`/resolve/${segments.join('/')}`);
      if (read && 'assetId' in read) expect(read.assetId).not.toBe('');
      if (read && 'designation' in read) expect(['Historical', 'Withdrawn']).toContain(read.status);
    }),
  );
});
