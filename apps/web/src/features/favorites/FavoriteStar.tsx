import type { Metadata } from '@norma/contracts';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { useFavoriteChange } from './useFavoriteChange.ts';

type Props = Pick<ComponentProps<typeof IconButton>, 'label'> & {
  document: Pick<Metadata, 'contentCode' | 'contentId' | 'contentFavorite'>;
};

/** Makes a document in a list a favorite, or none any more. */
export function FavoriteStar({ document, label }: Props) {
  const change = useFavoriteChange(document);
  const isOn = document.contentFavorite !== null;
  const Sign = isOn ? IconStarFilled : IconStar;
  return (
    <IconButton label={label} isOn={isOn} onClick={change}>
      <Sign size={18} stroke={1.6} aria-hidden />
    </IconButton>
  );
}
