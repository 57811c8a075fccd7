/** The endings of nouns and adjectives by how long a word has to be to lose them, the longest first; й and ё are folded. */
const ENDINGS: readonly [shortest: number, endings: RegExp][] = [
  [7, /(?:иями|оями)$/],
  [6, /(?:иям|иях|оях|ями|оям|ами|его|ему|ери|ими|ого|ому|ыми|оев)$/],
  [
    5,
    /(?:ая|яя|ях|юю|ах|ею|их|ия|ию|ие|ии|ьв|ою|ую|ям|ых|ея|ам|ем|еи|ев|им|ое|ои|ом|ов|ые|ыи|ым|ми|ья|ье|ью)$/,
  ],
  [4, /[аеиоуыяьюй]$/],
];

/**
 * The stem of a folded Russian word: a light stemmer, which takes off the endings of nouns and adjectives and leaves
 * verbs alone, after Dolamic and Savoy, Indexing and Searching Strategies for the Russian Language (2009).
 */
export function russianStem(form: string): string {
  const ending = ENDINGS.find(([shortest, endings]) => form.length >= shortest && endings.test(form));
  const declined = ending ? form.replace(ending[1], '') : form;
  // длинный, длинных; медь, меди
  return declined.length > 3 ? declined.replace(/[ьи]$/, '').replace(/нн$/, 'н') : declined;
}
