import { useState, type ReactNode } from 'react';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Drawer } from '../../../../ui/overlays/Drawer.tsx';
import { useMessages } from '../../../../i18n/useMessages.ts';

type Props = {
  /** The section that is edited. */
  section: string;
  /** The form. */
  children: (close: () => void) => ReactNode;
};

/** Opens the form of a section. */
export function EditButton({ section, children }: Props) {
  const t = useMessages('tenants');
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button aria-label={t('tenant.editSection', { section })} onClick={() => setOpen(true)}>
        {t('tenant.edit')}
      </Button>
      <Drawer isOpen={isOpen} title={t('tenant.editSection', { section })} onClose={close} isContentFirst>
        {children(close)}
      </Drawer>
    </>
  );
}
