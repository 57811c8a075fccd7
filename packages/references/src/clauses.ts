/** Words for a clause in the languages of the library; annexes are numbered with a letter. */
const clauseWords =
  'clauses?|subclauses?|sub-clauses?|sections?|annex(?:es)?|appendix|appendices|paragraphs?|para\\.?|sec\\.?|cl\\.?|abschnitte?s?|anhang|articles?|annexe|apartados?|anexo|capítulos?|punto|punti|allegato|seção|madde|ek|раздел\\p{L}*|пункт\\p{L}*|приложени\\p{L}*|البند|بند|القسم|الملحق|ملحق|箇条|附属書|条款|第|附录|절|부속서|§§?';
const number = '(?:\\d{1,3}(?:\\.\\d{1,3}){0,5}|[A-Z](?:\\.\\d{1,3}){0,5})';
const list = `${number}(?:(?:, ?| (?:and|or|und|et|y|e|и|و) )${number}(?![\\p{L}\\d]))*`;

const named = new RegExp(
  `^[ ,;]{0,2}\\(?(?:in |see |of )?(?:${clauseWords}) ?(${list})(?![\\p{L}\\d])`,
  'iu',
);
const dotted = new RegExp(
  `^, ?((?:\\d{1,3}\\.){1,5}\\d{1,3}(?:(?:, ?| and )(?:\\d{1,3}\\.){1,5}\\d{1,3})*)(?![\\p{L}\\d])`,
  'u',
);
const joint =
  '(?:of|in|to|from|under|von|der|des|aus|nach|gemäß|de|del|della|di|du|do|da|dos|а|из|по|の|的|من|في|nin|in:)';
const namedBefore = new RegExp(
  `(?:^|[^\\p{L}\\d])(?:${clauseWords}) ?(${list}),? ?(?:${joint} ){0,2}(?:the |la |le |l’|der |die )?$`,
  'iu',
);
const dottedBefore = new RegExp(
  `(?:^|[^\\p{L}\\d.])((?:\\d{1,3}\\.){1,5}\\d{1,3}(?:(?:, ?| and )(?:\\d{1,3}\\.){1,5}\\d{1,3})*) ?${joint} ?(?:the |la |le |l’|der |die )?$`,
  'u',
);

/** As much of a text as is looked at on each side. */
const near = 64;

/** The clauses that are named before a designation: '5.3 of', 'Clauses 5 and 6 of'. */
export function clausesBefore(text: string, start: number, from: number): string[] {
  const before = text.slice(Math.max(from, start - near), start);
  return numbersIn((namedBefore.exec(before) ?? dottedBefore.exec(before))?.[1]);
}

/** The clauses that are named behind a designation: ', Clause 5.3', ', 7.3', ' (Annex A)'. */
export function clausesAfter(text: string, end: number, to: number): string[] {
  const after = text.slice(end, Math.min(to, end + near));
  return numbersIn((named.exec(after) ?? dotted.exec(after))?.[1]);
}

const numbersIn = (listed: string | undefined): string[] =>
  listed === undefined
    ? []
    : [...listed.matchAll(/\d+(?:\.\d+)*|[A-Z](?:\.\d+)*(?!\p{L})/gu)].map(([each]) => each);
