import { wordsFor } from '../../../client/wordsFor.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';
import type { Place } from './gridSteps.ts';
import type { SearchChoice } from './searchChoices.ts';
import { type Cell, cellAt, fewOthers, type RowGroup } from './suggestionRows.ts';
import type { Suggestions } from './useSuggestions.ts';

type Box = {
  suggestions: Suggestions;
  setActive: (place: Place | null) => void;
  openDocument: (contentCode: string) => void;
  /** Makes a search that was made before. */
  search: (searchType: SearchChoice, text: string) => void;
  forget: (cell: Cell) => void;
};

/** Does what a cell of the grid below the box stands for. */
export function actOnCell(
  groups: readonly RowGroup[],
  place: Place,
  { suggestions, setActive, openDocument, search, forget }: Box,
): void {
  const cell = cellAt(groups, place);
  switch (cell?.kind) {
    case 'document':
      return openDocument(cell.document.contentCode);
    case 'edition':
      return openDocument(cell.edition.contentCode);
    case 'recent':
      return search(cell.search.searchType, cell.search.text);
    case 'forget':
    case 'forgetAll':
      setActive(null);
      return forget(cell);
    case 'editions':
      suggestions.toggleEditions(cell.contentCode);
      // The first of the loaded editions takes the place of the "more" cell; collapsing restores it.
      return setActive({ row: place.row, cell: fewOthers });
    case 'more':
      suggestions
        .showMore(cell.publisherCode)
        .catch((error: unknown) => showToast({ kind: 'error', message: wordsFor(error, i18n.t) }));
      return undefined;
    case undefined:
      return undefined;
  }
}
