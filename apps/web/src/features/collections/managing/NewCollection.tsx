import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../client/client.ts';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { collections } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { CollectionForm, type Texts } from './CollectionForm.tsx';

type Props = { isOpen: boolean; onClose: () => void; onMade: (id: number) => void };

const nothing: Texts = { name: '', description: '' };

/** Makes a collection, and leads to it. */
export function NewCollection({ isOpen, onClose, onMade }: Props) {
  const words = useMessages('collections');
  const queries = useQueryClient();
  const make = async (body: Texts): Promise<void> => {
    const { id } = await client.collections.makeCollection({ body });
    await queries.invalidateQueries({ queryKey: collections });
    showToast({ kind: 'success', message: words('made') });
    onClose();
    onMade(id);
  };
  return (
    <Drawer isOpen={isOpen} title={words('make')} onClose={onClose} isContentFirst>
      <CollectionForm texts={nothing} submit={words('makeIt')} onSend={make} onClose={onClose} />
    </Drawer>
  );
}
