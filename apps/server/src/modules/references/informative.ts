/** Titles of clauses that require nothing, in the languages of the library. */
const informative =
  /^(?:foreword|preface|introduction|bibliography|acknowledge?ments?|vorwort|einleitung|literaturhinweise|avant-propos|bibliographie|prólogo|prefacio|introducción|bibliografía|premessa|introduzione|bibliografia|prefácio|introdução|önsöz|giriş|kaynakça|предисловие|введение|библиография|مقدمة|تمهيد|المراجع|序文|まえがき|参考文献|前言|引言|머리말|개요|참고문헌)(?!\p{L})/iu;

const lists =
  /(?:^|\n)\s*(?:bibliography|literaturhinweise|bibliographie|bibliografía|bibliografia|kaynakça|библиография|参考文献|참고문헌)\s*(?:\n|$)/iu;

/** What annexes say of themselves under their titles. */
const saysInformative =
  /\((?:informative|informativ|informativo|informativa|informatif|bilgilendirme|справочное|إعلامي|参考|资料性|참고)[^)]{0,20}\)/iu;

/** Whether a clause is informative, by its title and its beginning. */
export const isInformative = (title: string, beginning: string): boolean =>
  informative.test(title.trim()) ||
  saysInformative.test(title) ||
  saysInformative.test(beginning.slice(0, 200));

/** Whether a page begins the list of what is cited, or names it on a line of its own. */
export const isListOfReferences = (page: string): boolean => lists.test(page);
