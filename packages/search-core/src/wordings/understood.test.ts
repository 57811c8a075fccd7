import { describe, expect, it } from 'vitest';
import { understood } from './understood.ts';

describe('A text that a reader typed', () => {
  it.each([
    ['what is the scope of ISO 14001', 'ISO 14001'],
    ['who can certify welders', 'certify welders'],
    ['how to calculate measurement uncertainty?', 'calculate measurement uncertainty'],
    ['Welche Norm regelt Sicherheitsschuhe', 'Sicherheitsschuhe'],
    ['what is', 'what is'],
    ['lighting of work places', 'lighting of work places'],
    ['"what is the scope"', '"what is the scope"'],
  ])('%j asks for %j', (typed, text) => {
    expect(understood(typed).text).toBe(text);
  });

  it.each([
    ['clause 4.4 ISO 9001', 'ISO 9001', '4.4'],
    ['ISO 9001:2015 clause 8.5.1', 'ISO 9001:2015', '8.5.1'],
    ['annex B of EN 301 489-1', 'EN 301 489-1', 'B'],
    ['Abschnitt 5 der NSB E 214', 'NSB E 214', '5'],
  ])('%j asks for a clause of a document', (typed, text, clause) => {
    expect(understood(typed)).toMatchObject({ text, clause });
  });

  it('asks for no clause where it names no document', () => {
    expect(understood('clause 4 requirements')).not.toHaveProperty('clause');
  });

  it.each([
    ['GHG emissions', 'greenhouse gas emissions'],
    ['tyres of passenger vehicles', 'tire of passenger vehicles'],
    ['Sicherheit von Maschinen', 'safety of machinery'],
    ['appareils à pression', 'pressure equipment'],
    ['GD&T', 'geometrical tolerancing'],
    ['c++', 'programming language c++'],
    ['OHSAS 18001', 'iso 45001'],
  ])('%j is also said as %j', (typed, other) => {
    expect(understood(typed).otherWordings).toContain(other);
  });

  it('is said in no other words where it is quoted, and in a few at most', () => {
    expect(understood('"ghg"').otherWordings).toEqual([]);
    expect(understood('lift tyre barcode ghg ppe hvac emc').otherWordings.length).toBeLessThanOrEqual(6);
  });
});
