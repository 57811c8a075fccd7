import { showToast } from '../../../ui/feedback/toasts.ts';
import { documentPath } from '../address.ts';
import { copyText } from '../../../ui/text/copyText.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

/** Copies the link to a clause, named as addresses name it. */
export function useCopyLink(contentCode: string): (clause: string) => void {
  const words = useMessages('html-viewer');
  return (clause) => {
    // Whoever gets the link is led from there to the view that is theirs.
    const link = window.location.origin + documentPath({ contentCode, clause });
    copyText(link).then(
      () => showToast({ kind: 'success', message: words('linkCopied') }),
      () => showToast({ kind: 'error', message: words('linkNotCopied', { link }) }),
    );
  };
}
