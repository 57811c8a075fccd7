import type { PrintedPage, PrintedWord } from '../words.ts';

type Edges = { readonly head?: string; readonly foot?: string };

const wordsIn = (line: string, top: number): PrintedWord[] => {
  let left = 70;
  return line
    .split(' ')
    .filter((text) => text !== '')
    .map((text) => {
      const word = { text, left, top, right: left + text.length * 5, bottom: top + 10 };
      left = word.right + 4;
      return word;
    });
};

/** Pages of A4 with these texts; lines end where the text says so, and after twelve words. */
export const pagesOf = (
  texts: readonly string[],
  edges: (page: number) => Edges = () => ({}),
): PrintedPage[] =>
  texts.map((text, page) => {
    const { head = '', foot = '' } = edges(page);
    const lines = text.split('\n').flatMap((line) => {
      const words = line.split(' ');
      return Array.from({ length: Math.ceil(words.length / 12) }, (_, at) =>
        words.slice(at * 12, at * 12 + 12).join(' '),
      );
    });
    return {
      width: 595,
      height: 842,
      words: [
        ...wordsIn(head, 40),
        ...lines.flatMap((line, at) => wordsIn(line, 150 + at * 14)),
        ...wordsIn(foot, 800),
      ],
    };
  });
