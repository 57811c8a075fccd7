const CONJUNCTION = 'و';
const ARTICLES = ['وال', 'بال', 'كال', 'فال', 'لل', 'ال'];
const ENDINGS = ['ها', 'ان', 'ات', 'ون', 'ين', 'يه', 'ه', 'ي'];
const SHORTEST_STEM = 3;

/**
 * The stem of a folded Arabic word: the light stemmer of Larkey, Ballesteros and Connell (2007), which takes off 'and',
 * the article and the commonest endings, as long as three letters stay.
 */
export function arabicStem(form: string): string {
  const article = ARTICLES.find((one) => form.startsWith(one) && form.length - one.length >= SHORTEST_STEM);
  let rest = article === undefined ? withoutConjunction(form) : form.slice(article.length);
  for (const ending of ENDINGS)
    if (rest.endsWith(ending) && rest.length - ending.length >= SHORTEST_STEM)
      rest = rest.slice(0, -ending.length);
  return rest;
}

function withoutConjunction(form: string): string {
  return form.startsWith(CONJUNCTION) && form.length > SHORTEST_STEM + 1 ? form.slice(1) : form;
}
