import { clausePlaces, placedText, type NewDocument } from '../../documents/index.ts';

/** The words of a clause alone, without those of the clauses within it; null for what is in none. */
export type ClauseText = {
  readonly clause: { readonly id: string; readonly number: string; readonly title: string } | null;
  readonly text: string;
};

/** What a search looks through: what the record says, and the clauses of the text, so that hits lead into them. */
export const searchedClauses = (
  record: string,
  clauses: readonly ClauseText[],
): Pick<NewDocument, 'body_text' | 'text_places'> => ({
  body_text: [record.replaceAll('\f', ' '), placedText(clauses.map(({ text }) => text))]
    .filter(Boolean)
    .join('\n'),
  text_places: clausePlaces(clauses.map(({ clause }) => clause)),
});
