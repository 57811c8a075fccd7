import { describe, expect, it } from 'vitest';
import { annotationOf, chosenIn, isNamed, linkTo, pathTo, pathToHistory, queryTo } from './place.ts';
import { pathToShared, tabOf } from './shared.ts';

const uuid = '3f1f3e0c-98f7-4c6e-9d2b-6a0c3b2a1d11';
const anchor = { quote: 'a', prefix: '', suffix: '', start: 0, end: 1 };
const pointIn = (format?: 'pdf' | 'html', annotationID?: string) => ({
  compassPointUUID: uuid,
  compassPointID: 12,
  contentID: 34,
  contentCode: 'NSB|e-214-24',
  selectionMetadata: { selectionText: 'a', annotationID, ...(format && { anchor: { ...anchor, format } }) },
});

describe('the place of a compass point', () => {
  it('is the tab of the format it was made in; of one whose format nobody knows, the PDF [compass-points-004]', () => {
    expect([tabOf(pointIn('html')), tabOf(pointIn('pdf')), tabOf(pointIn())]).toEqual(['html', 'pdf', 'pdf']);
  });

  it('is named by its annotation, or by its link where that has no name', () => {
    expect(annotationOf(pointIn('pdf', 'a-1'))).toBe('a-1');
    expect(annotationOf(pointIn('pdf'))).toBe(uuid);
    expect(isNamed(pointIn('pdf', 'a-1'), 'a-1')).toBe(true);
    expect(isNamed(pointIn('pdf', 'a-1'), uuid.toUpperCase())).toBe(true);
    expect(isNamed(pointIn('pdf', 'a-1'), 'a-2')).toBe(false);
  });

  it('is an address of its document [compass-points-004] [compass-points-009] [compass-points-013]', () => {
    expect(pathTo(pointIn('html', 'a 1'))).toBe(
      '/document/?contentCode=NSB%7Ce-214-24&tab=html&annotationid=a%201',
    );
    expect(pathToShared(pointIn())).toBe(
      `/document/?contentCode=NSB%7Ce-214-24&tab=pdf&compasspointuuid=${uuid}`,
    );
    expect(pathToHistory(pointIn())).toBe('/compass-points-change-history/12/34/NSB%7Ce-214-24');
    expect(linkTo(pointIn(), 'https://nsb.example')).toBe(`https://nsb.example/compasspoint/${uuid}`);
  });

  it('is written into the address of the open document, whose content code stays [compass-points-003] [compass-points-004]', () => {
    const query = '?contentcode=NSB%7Ce-214-24&tab=compass-points&page=4&aside=notes&annotationid=old';
    expect(queryTo(query, pointIn('html', 'a-1'))).toBe(
      '?contentcode=NSB%7Ce-214-24&aside=notes&tab=html&annotationid=a-1',
    );
  });

  it.each([
    ['?contentCode=a', null],
    ['?contentCode=a&annotationid=b', 'b'],
    ['?contentCode=a&AnnotationID=b&compasspointuuid=c', 'b'],
    ['?contentCode=a&compassPointUuid=c', 'c'],
    ['?contentCode=a&annotationid=', null],
  ])('is read from %s', (query, name) => {
    expect(chosenIn(query)).toBe(name);
  });
});
