import type { Favorite } from '@norma/contracts';
import { MessageDialog } from '../../ui/overlays/MessageDialog.tsx';
import { useRemoval } from './useRemoval.ts';
import { useMessages } from '../../i18n/useMessages.ts';

/** Asks whether a document shall be a favourite no longer. */
export function RemoveFavorite({ favourite, onEnd }: { favourite: Favorite | null; onEnd: () => void }) {
  const words = useMessages('favorites');
  const remove = useRemoval();
  return (
    <MessageDialog
      isOpen={favourite !== null}
      title={words('removeTitle')}
      question={{ confirm: words('removeIt'), keep: words('keepIt'), isDangerous: true }}
      onEnd={(end) => {
        if (end === 'CONFIRM' && favourite) remove(favourite);
        onEnd();
      }}
    >
      {favourite && words('removeText', { document: favourite.document.designationNo })}
    </MessageDialog>
  );
}
