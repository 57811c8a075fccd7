import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import type { SearchAddress } from '../address.ts';
import { FeedbackForm } from './FeedbackForm.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';

type Props = { isOpen: boolean; search: SearchAddress; onClose: () => void };

/** The feedback form in a drawer over the results; closing it resets the form. */
export function FeedbackSheet({ isOpen, search, onClose }: Props) {
  const t = useMessages('search-feedback');
  return (
    <Drawer isOpen={isOpen} title={t('title')} onClose={onClose}>
      <FeedbackForm search={search} onClose={onClose} />
    </Drawer>
  );
}
