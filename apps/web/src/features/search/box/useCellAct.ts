import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { wordsFor } from '../../../client/wordsFor.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { useDocumentLink } from '../useDocumentLink.ts';
import type { Place } from './gridSteps.ts';
import { pathTo } from './searchChoices.ts';
import { type Cell, fewOthers } from './suggestionRows.ts';
import type { useRecent } from './useRecent.ts';
import type { Suggestions } from './useSuggestions.ts';

type Box = {
  suggestions: Suggestions;
  recent: ReturnType<typeof useRecent>;
  setActive: (place: Place | null) => void;
  leave: () => void;
  send: (to: string) => void;
};

/** Returns the handler for choosing a cell of the suggestions. */
export function useCellAct({ suggestions, recent, setActive, leave, send }: Box) {
  const navigate = useNavigate();
  const linkTo = useDocumentLink();
  const { t } = useTranslation();
  const openDocument = (contentCode: string): void => {
    leave();
    void navigate(linkTo(contentCode));
  };

  return (cell: Cell | undefined, { row }: Place): void => {
    if (cell?.kind === 'document') openDocument(cell.document.contentCode);
    if (cell?.kind === 'edition') openDocument(cell.edition.contentCode);
    if (cell?.kind === 'recent') {
      const { searchType, text } = cell.search;
      const to = pathTo(searchType, text);
      leave();
      send(to);
      void navigate(to);
    }
    if (cell?.kind === 'forget' || cell?.kind === 'forgetAll') {
      setActive(null);
      recent.forget(cell);
    }
    if (cell?.kind === 'editions') {
      suggestions.toggleEditions(cell.contentCode);
      // The first of the loaded editions takes the place of the "more" cell; collapsing restores it.
      setActive({ row, cell: fewOthers });
    }
    if (cell?.kind === 'more') {
      suggestions
        .showMore(cell.publisherCode)
        .catch((error: unknown) => showToast({ kind: 'error', message: wordsFor(error, t) }));
    }
  };
}
