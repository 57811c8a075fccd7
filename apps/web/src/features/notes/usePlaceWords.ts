import { isNumbered } from '../documents/forDocumentPage.ts';
import { nameOfClause, type Place } from './place.ts';
import { useMessages } from '../../i18n/useMessages.ts';

/** Names places: as a heading or link by itself, or within a sentence. */
export function usePlaceWords(): { alone: (place: Place) => string; within: (place: Place) => string } {
  const t = useMessages('notes');
  const named = (place: Place, beginning: '' | 'place.'): string => {
    const { page, clause } = place;
    if (page !== undefined) return t(`${beginning}page`, { page });
    if (clause === undefined) return t(`${beginning}whole`);
    return isNumbered(clause) ? t(`${beginning}clause`, { clause }) : nameOfClause(clause);
  };
  return { alone: (place) => named(place, 'place.'), within: (place) => named(place, '') };
}
