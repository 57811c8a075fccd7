/**
 * Words that nearly every text has and that tell nothing of its subject. Words that mean something in a field or
 * begin a designation are left out of the list: 'die', 'en', 'des', 'no'.
 */
const STOP_WORDS = /* @__PURE__ */ new Set(
  (
    'a an and are as at be by for from in is it its of on or that the these this to with ' +
    'au aux du et la le les un une und der das den dem fur mit von el los las y del delle degli e o os ' +
    've ile bir icin и в на с по для из к от до или'
  ).split(' '),
);
const NUMBER = /^\p{N}/u;

/** Whether a word is to be passed over. Before a number it belongs to a designation: 'A 36', 'IS 456'. */
export function isStopWord(form: string, next: string | undefined): boolean {
  return STOP_WORDS.has(form) && !(next !== undefined && NUMBER.test(next));
}
