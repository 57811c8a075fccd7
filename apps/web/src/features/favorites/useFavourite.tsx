import type { Metadata } from '@norma/contracts';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import type { Activity } from '../documents/forDocumentPage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useFavouriteChange } from './useFavouriteChange.ts';

/** A document as a favourite, for the bar of its page; null where it cannot be one. */
export function useFavourite(document: Metadata): Activity | null {
  const words = useMessages('documents');
  const change = useFavouriteChange(document);
  if (!document.allowToFavorite) return null;
  const isOn = document.contentFavorite !== null;
  const Sign = isOn ? IconStarFilled : IconStar;
  return {
    key: 'favourite',
    label: words(isOn ? 'favourite.on' : 'favourite.off'),
    icon: <Sign size={16} stroke={1.6} aria-hidden />,
    isOn,
    onAct: change,
  };
}
