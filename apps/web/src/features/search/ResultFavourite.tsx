import type { ResultDocument } from '@norma/contracts';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { IconButton } from '../../ui/IconButton.tsx';
import { useFavouriteChange } from '../documents/index.ts';
import { isolated } from './quoted.ts';
import { useWords } from './useWords.ts';

/** Makes a document found a favourite, or none any more; one that cannot be a favourite has no star. */
export function ResultFavourite({ document }: { document: ResultDocument }) {
  const words = useWords();
  const change = useFavouriteChange(document);
  const { allowToFavorite, contentFavorite, displayDesignation } = document;
  if (!allowToFavorite) return null;
  const isOn = contentFavorite !== null;
  const Sign = isOn ? IconStarFilled : IconStar;
  return (
    <IconButton
      label={words('favourite', { designation: isolated(displayDesignation) })}
      isOn={isOn}
      onClick={change}
    >
      <Sign size={18} stroke={1.6} aria-hidden />
    </IconButton>
  );
}
