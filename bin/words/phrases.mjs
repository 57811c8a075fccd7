// Retired phrases and spellings of English messages, guides and documents, each with what replaces it.

/** @typedef {{ pattern: RegExp, instead: string }} Phrase */

/** In messages, guides and documents. @type {readonly Phrase[]} */
export const everywhere = [
  { pattern: /\bstands? (?:here|beside|behind)\b/i, instead: 'appears here, next to' },
  { pattern: /\bwhoever\b/i, instead: 'anyone who, users who' },
  { pattern: /\b(?:somebody|anybody|everybody)\b/i, instead: 'a user, someone, all users, the role' },
  { pattern: /\banew\b/i, instead: 'rebuilt, again' },
  { pattern: /\bmeanwhile\b/i, instead: 'in the meantime, while you were editing' },
  { pattern: /\bin these days\b/i, instead: 'in this period' },
  { pattern: /\b(?:becomes?|became|comes) of\b/i, instead: 'status, result, changes' },
  { pattern: /\bcalled (?:so|otherwise)\b/i, instead: 'with that name, has another name' },
  { pattern: /\b(?:did|does|do) not come\b/i, instead: 'could not be loaded' },
  { pattern: /\blook(?:s|ed|ing)? after\b/i, instead: 'manage' },
  { pattern: /\bmend(?:s|ed|ing)?\b|\bset right\b/i, instead: 'fix' },
  { pattern: /\blearnt\b/i, instead: 'trained, indexed' },
  { pattern: /\be-mails?\b/i, instead: 'email' },
  { pattern: /favourit/i, instead: 'favorite' },
  { pattern: /\blicence/i, instead: 'license' },
  { pattern: /colour/i, instead: 'color' },
  { pattern: /catalogue(?!\.|-|s-)/i, instead: 'catalog' },
  { pattern: /behaviour/i, instead: 'behavior' },
  { pattern: /organis|authoris|recognis|customis|summaris|standardis|initialis|normalis/i, instead: '-iz-' },
  { pattern: /\bcancell(?:ed|ing)\b/i, instead: 'canceled, canceling' },
];

/** In messages and guides only, where no one speaks of sign-in names, mail servers and code. @type {readonly Phrase[]} */
export const onScreens = [
  { pattern: /\bnobody\b/i, instead: 'no one' },
  { pattern: /\bbeside\b/i, instead: 'next to' },
  { pattern: /\bany more\b(?! than)/i, instead: 'no longer' },
  { pattern: /\b(?:taken?|takes|took) (?:in|away|back|out)\b/i, instead: 'import, remove, withdraw, export' },
  { pattern: /\blet in\b|\bshut out\b/i, instead: 'activated, deactivated, signed in' },
  { pattern: /\bbrings? out\b/i, instead: 'publishes' },
  { pattern: /\b[Tt]here is no such\b|^No such\b/, instead: '… not found' },
  { pattern: /\b(?:This|It) is no\b(?! longer)/i, instead: 'is not a valid …' },
  { pattern: /\bfilms?\b/i, instead: 'video' },
  { pattern: /\bmails\b|\b(?:a|this|these|the) mail\b(?! server)/i, instead: 'email' },
  { pattern: /\bways? in\b/i, instead: 'sign-in method' },
];

/** @param {string} text a message; the names of its placeholders do not count */
export const withoutNames = (text) => text.replaceAll(/\{\w+/g, '{');

/** @param {string} markdown without code, addresses and the targets of links */
export const proseOf = (markdown) =>
  markdown.replaceAll(/^ *```[\s\S]*?^ *```$|^ {4,}\S.*$|`[^`]*`|\]\([^)]*\)|https?:\S+/gm, (code) =>
    code.replaceAll(/[^\n]/g, ''),
  );

/**
 * @param {string} text
 * @param {readonly Phrase[]} phrases
 */
const found = (text, phrases) =>
  phrases.flatMap(({ pattern, instead }) => {
    const [said] = pattern.exec(text) ?? [];
    return said ? [`says “${said}”; use “${instead}”`] : [];
  });

/**
 * The retired phrases of an English message or guide.
 * @param {string} text
 */
export const retiredOnScreens = (text) => found(withoutNames(text), [...everywhere, ...onScreens]);

/**
 * The retired phrases of a document in Markdown.
 * @param {string} markdown
 */
export const retiredInDocument = (markdown) => found(proseOf(markdown), everywhere);
