import { describe, expect, it } from 'vitest';
import { complaintsOfGlossary, glossaryIn } from './glossary.mjs';

const english = glossaryIn(`# Terms

| English | Meaning |
| --- | --- |
| clause | A numbered part |
| annex | A lettered part |

## The same in every language

Names of formats.

- PDF
`);

const german = `# German (Deutsch)

> Not yet reviewed by a native reader.

| English | Term | Not | Source |
| --- | --- | --- | --- |
| clause | Abschnitt | Klausel | EN, OWN |
| annex | Anhang | — | EN |

## Sources

- EN: EN 45020
- OWN: Coined for this product

## The same as in English

- Name
- Text
`;

const complaints = (markdown: string): string[] => complaintsOfGlossary(glossaryIn(markdown), english);

describe('a glossary', () => {
  it('has the terms of the English one, each with sources from its list, and says what is as in English', () => {
    expect(complaints(german)).toEqual([]);
    expect(glossaryIn(german).same).toEqual(['Name', 'Text']);
    expect(english.same).toEqual(['PDF']);
  });

  it.each([
    ['a term that is missing', german.replace(/\| annex.*\n/, ''), '“annex” is missing'],
    ['a term that English has not', german.replace('| annex', '| annexe'), '“annexe” is not an English term'],
    ['a term without words', german.replace('Anhang', ''), '“annex” has no translation'],
    [
      'a source that is not in the list',
      german.replace('— | EN', '— | DIN'),
      '“annex” has the source “DIN”, which is not in the list',
    ],
    ['silence on who has read it', german.replace(/> .*\n/, ''), 'does not say whether a native has read it'],
  ])('is found to have %s', (_, markdown, complaint) => {
    expect(complaints(markdown)).toContain(complaint);
  });
});
