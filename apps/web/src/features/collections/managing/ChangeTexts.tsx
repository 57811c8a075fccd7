import type { Collection } from '@norma/contracts';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { client } from '../../../client/client.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { CollectionForm, type Texts } from './CollectionForm.tsx';
import { useChange } from './useChange.ts';

type Props = { isOpen: boolean; collection: Collection; etag: string; onClose: () => void };

/** Names and describes a collection anew; what somebody else has changed meanwhile is shown before it is overwritten. */
export function ChangeTexts({ isOpen, collection, etag, onClose }: Props) {
  const words = useMessages('collections');
  const change = useChange();
  const send = async (body: Texts): Promise<void> => {
    await change(() =>
      client.collections.changeCollection(
        { params: { id: collection.id }, body },
        { headers: { 'if-match': etag } },
      ),
    );
    showToast({ kind: 'success', message: words('saved') });
    onClose();
  };
  return (
    <Drawer isOpen={isOpen} title={words('change')} onClose={onClose} isContentFirst>
      <CollectionForm texts={collection} submit={words('save')} onSend={send} onClose={onClose} />
    </Drawer>
  );
}
