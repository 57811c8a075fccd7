import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import type { SearchAddress } from '../address.ts';
import { FeedbackForm } from './FeedbackForm.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';

type Props = { isOpen: boolean; search: SearchAddress; onClose: () => void };

/** What a reader was trying to find, told in a sheet over the results; closing it begins anew. */
export function FeedbackSheet({ isOpen, search, onClose }: Props) {
  const words = useMessages('search-feedback');
  return (
    <Drawer isOpen={isOpen} title={words('title')} onClose={onClose}>
      <FeedbackForm search={search} onClose={onClose} />
    </Drawer>
  );
}
