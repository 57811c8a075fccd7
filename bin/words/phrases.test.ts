import { describe, expect, it } from 'vitest';
import { retiredInDocument, retiredOnScreens } from './phrases.mjs';

describe('the check of English phrases', () => {
  it('finds a retired phrase and a British spelling in a message', () => {
    expect(retiredOnScreens('Your favourites will stand here.')).toEqual([
      expect.stringMatching(/“stand here”.*appears here/),
      expect.stringMatching(/“favourit”.*favorite/),
    ]);
    expect(retiredOnScreens('Nobody opened a document in these days.')).toHaveLength(2);
    expect(retiredOnScreens('This is no e-mail address')).toHaveLength(2);
  });

  it('leaves names of placeholders and the same words in another sense alone', () => {
    expect(retiredOnScreens('Compass point: {name}, {colour}, by {author}')).toEqual([]);
    expect(retiredOnScreens('The document is no longer in the library. Check the mail server.')).toEqual([]);
  });

  it('finds a retired phrase in the prose of a document, not in its code and links', () => {
    expect(retiredInDocument('The index is built anew.')).toEqual([expect.stringContaining('“anew”')]);
    expect(retiredInDocument('`favourites` in [the list](favourites.md)\n\n```\ncolour\n```\n')).toEqual([]);
  });
});
