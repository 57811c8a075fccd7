import type { StsDocument } from '../document.ts';
import { outline } from '../text/outline.ts';
import { wordsOf, type Words } from '../words.ts';
import { array, quote } from './quote.ts';

/** How many entries the contents may have before only the first level is listed: they share the first page. */
const FULL_CONTENTS = 24;

/** The opening of a printed standard: designation, title, publisher, facts and contents. */
export function titleBlock(document: StsDocument): string {
  const words = wordsOf(document.language);
  const facts = factsOf(document, words).map((fact) => array(fact.map(quote)));
  return `#show: standard.with(
  title: ${quote(document.title.plain)},
  designation: ${array(splitDesignation(document).map(quote))},
  publisher: ${quote(document.publisher.name)},
  facts: ${array(facts)},
  contents-word: ${quote(words.contents)},
  contents-depth: ${outline(document).length > FULL_CONTENTS ? 1 : 2},
  keywords: ${array(document.keywords.map(quote))},
  date: ${date(document.publishedOn)},
  page-words: ${pageWords(words)},
)`;
}

function factsOf(document: StsDocument, words: Words): [name: string, value: string][] {
  const facts: [string, string | undefined][] = [
    [words.edition, document.editionLabel],
    [words.status, document.status],
    [words.published, writtenDate(document.publishedOn, document.language)],
    [words.committee, document.committee],
    [words.supersedes, document.supersedes.join(', ')],
  ];
  return facts.flatMap(([name, value]) => (value ? [[name, value]] : []));
}

/** The number stands out between publisher and year. */
function splitDesignation({ designation, number }: StsDocument): [string, string, string] {
  const at = designation.indexOf(number);
  if (at === -1 || number === '') return ['', designation, ''];
  return [designation.slice(0, at), number, designation.slice(at + number.length)];
}

/** "14 March 2024", with Western digits as in designations; what is no whole date stays as it is. */
function writtenDate(iso: string | undefined, language: string): string | undefined {
  const day = iso?.length === 10 ? new Date(`${iso}T00:00:00Z`) : undefined;
  if (!day || Number.isNaN(day.getTime())) return iso;
  // The day stands before the month in standards, in English too.
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  }).format(day);
}

function date(iso: string | undefined): string {
  const [year, month, day] = (iso ?? '').split('-').map(Number);
  return year && month && day ? `datetime(year: ${year}, month: ${month}, day: ${day})` : 'none';
}

/** "Page 3 of 18" as a function of two strings. */
function pageWords(words: Words): string {
  const variables: Record<string, string> = { NUMBER: 'n', TOTAL: 'm' };
  const parts = words.page('NUMBER', 'TOTAL').split(/(NUMBER|TOTAL)/);
  return `(n, m) => ${parts.map((part) => variables[part] ?? quote(part)).join(' + ')}`;
}
