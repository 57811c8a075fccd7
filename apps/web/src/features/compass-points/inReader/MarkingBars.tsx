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
  const words = useMessages('compass-points-in-text');
  return (
    <Bar
      actions={
        <>
          <Button onClick={onByKeys}>{words('byKeys')}</Button>
          <Button kind="bare" onClick={onLeave}>
            {words('leaveMove')}
          </Button>
        </>
      }
    >
      {words('moving', { name: isolate(name) })}
    </Bar>
  );
}

/** Says that the compass points did not come. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const words = useMessages('compass-points-in-text');
  return (
    <Bar isUrgent actions={<Button onClick={onRetry}>{words('tryAgain')}</Button>}>
      {words('notLoaded')}
    </Bar>
  );
}
