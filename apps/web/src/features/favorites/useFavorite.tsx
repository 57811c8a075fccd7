import type { Metadata } from '@norma/contracts';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import type { Activity } from '../documents/forDocumentPage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useFavoriteChange } from './useFavoriteChange.ts';

/** A document as a favorite, for the bar of its page; null where it cannot be one. */
export function useFavorite(document: Metadata): Activity | null {
  const t = useMessages('documents');
  const change = useFavoriteChange(document);
  const isOn = document.contentFavorite !== null;
  // Without access it can be removed, and not added.
  if (!document.allowToFavorite || (!document.isEntitled && !isOn)) return null;
  const Sign = isOn ? IconStarFilled : IconStar;
  return {
    key: 'favourite',
    label: t(isOn ? 'favourite.on' : 'favourite.off'),
    icon: <Sign size={16} stroke={1.6} aria-hidden />,
    isOn,
    onAct: change,
  };
}
