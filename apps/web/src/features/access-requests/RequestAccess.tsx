import { useState } from 'react';
import { isolateLtr } from '../../i18n/isolate.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import { Designation } from '../../ui/text/Designation.tsx';
import { NoAccessText } from '../documents/forDocumentPage.ts';
import { RequestForm } from './RequestForm.tsx';

type Props = { contentCode: string; designation: string; title: string };

/** A button that opens the request for access to a document of a list. */
export function RequestAccess({ contentCode, designation, title }: Props) {
  const t = useMessages('access-requests');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-label={t('requestFor', { designation: isolateLtr(designation) })}
        onClick={() => setOpen(true)}
      >
        {t('request')}
      </Button>
      {isOpen && (
        <Drawer
          isOpen
          title={t('request')}
          about={<Designation value={designation} size="table" />}
          onClose={() => setOpen(false)}
        >
          <NoAccessText designation={designation} />
          <RequestForm {...{ contentCode, designation, title }} />
        </Drawer>
      )}
    </>
  );
}
