import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { wordsFor } from '../../../client/wordsFor.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { useDocumentLink } from '../useDocumentLink.ts';
import type { Place } from './gridSteps.ts';
import { fewOthers, type Cell } from './suggestionRows.ts';
import type { Suggestions } from './useSuggestions.ts';

type Box = { suggestions: Suggestions; setActive: (place: Place) => void; leave: () => void };

/** What happens when a reader chooses a cell of the suggestions. */
export function useCellAct({ suggestions, setActive, leave }: Box) {
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
    if (cell?.kind === 'editions') {
      suggestions.toggleEditions(cell.contentCode);
      // The first edition that comes takes the place of the wish; when they go, the wish is back at its own.
      setActive({ row, cell: fewOthers });
    }
    if (cell?.kind === 'more') {
      suggestions
        .showMore(cell.publisherCode)
        .catch((error: unknown) => showToast({ kind: 'error', message: wordsFor(error, t) }));
    }
  };
}
