import type { CompassPoint } from '@norma/contracts';
import { copyText } from '../../../ui/text/copyText.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { useSharing } from '../changes.ts';
import { linkTo } from '../place.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

type Linked = Pick<CompassPoint, 'compassPointID' | 'compassPointUUID' | 'edit' | 'isShared'>;

/** Copies the link of a compass point, which from then on opens it to people of other accounts as well. */
export function useCopyLink(): (point: Linked) => void {
  const t = useMessages('compass-points');
  const { mutateAsync: share } = useSharing();
  return (point) => {
    const link = linkTo(point, window.location.origin);
    copyText(link).then(
      () => showToast({ kind: 'success', message: t('linkCopied') }),
      () => showToast({ kind: 'error', message: t('linkNotCopied', { link }) }),
    );
    // Anyone who may not give it away has a link that opens within the account.
    if (!point.edit || point.isShared) return;
    share(point.compassPointID).catch(() => showToast({ kind: 'error', message: t('notShared') }));
  };
}
