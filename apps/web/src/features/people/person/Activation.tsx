import type { Person } from '@norma/contracts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { administration } from '../../../client/administration.ts';
import { wordsFor } from '../../../client/wordsFor.ts';
import { MessageDialog } from '../../../ui/overlays/MessageDialog.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { nameOf } from '../nameOf.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useChange } from './useChange.ts';
import { isolate } from '../../../i18n/isolate.ts';

/** Asks whether somebody shall be let in, or no more, and sees to it. */
export function Activation({ person, onEnd }: { person: Person; onEnd: () => void }) {
  const words = useMessages('people');
  const { t } = useTranslation();
  const { id } = person;
  const change = useChange(id);
  const isActivated = person.state === 'deactivated';
  const { mutate } = useMutation({
    meta: { isHandled: true },
    mutationFn: () =>
      change(() =>
        administration.people.changeActivation.withHeaders({ params: { id }, body: { isActivated } }),
      ),
    onSuccess: () =>
      showToast({ kind: 'success', message: words(isActivated ? 'activated' : 'deactivated') }),
    onError: (error) => showToast({ kind: 'error', message: wordsFor(error, t) }),
  });
  const name = isolate(nameOf(person));
  return (
    <MessageDialog
      isOpen
      title={words(isActivated ? 'activateTitle' : 'deactivateTitle', { name })}
      question={{
        confirm: words(isActivated ? 'activate' : 'deactivate'),
        keep: words('cancel'),
        isDangerous: !isActivated,
      }}
      onEnd={(end) => {
        if (end === 'CONFIRM') mutate();
        onEnd();
      }}
    >
      {words(isActivated ? 'activateText' : 'deactivateText')}
    </MessageDialog>
  );
}
