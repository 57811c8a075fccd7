import { Button } from '../../../ui/buttons/Button.tsx';
import { Bar } from './Bar.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { isolate } from '../../../i18n/isolate.ts';

/** Says that a compass point is being moved, and how that is left. */
export function Moving({
  name,
  onByKeys,
  onLeave,
}: {
  name: string;
  onByKeys: () => void;
  onLeave: () => void;
}) {
  const t = useMessages('compass-points-in-text');
  return (
    <Bar
      actions={
        <>
          <Button onClick={onByKeys}>{t('byKeys')}</Button>
          <Button kind="bare" onClick={onLeave}>
            {t('leaveMove')}
          </Button>
        </>
      }
    >
      {t('moving', { name: isolate(name) })}
    </Bar>
  );
}

/** Says that the compass points did not come. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const t = useMessages('compass-points-in-text');
  return (
    <Bar isUrgent actions={<Button onClick={onRetry}>{t('tryAgain')}</Button>}>
      {t('notLoaded')}
    </Bar>
  );
}
