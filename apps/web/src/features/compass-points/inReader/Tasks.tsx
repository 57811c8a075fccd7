import type { CompassPoint } from '@norma/contracts';
import { CompassPointDialog, NewCompassPointDialog } from '../dialog/CompassPointDialog.tsx';
import { DeactivateDecision } from '../dialog/DeactivateDecision.tsx';
import type { PointDraft } from '../dialog/pointDrafts.ts';
import type { Marked } from '../dialog/useSaving.ts';
import { MoveDecision } from './MoveDecision.tsx';
import type { Anchor } from './shownMark.ts';

/** What is being done with a compass point, in a layer over the text. */
export type Task =
  | { readonly do: 'make'; readonly draft: PointDraft }
  | { readonly do: 'edit'; readonly point: CompassPoint }
  | { readonly do: 'move'; readonly point: CompassPoint; readonly anchor: Anchor }
  | { readonly do: 'deactivate'; readonly point: CompassPoint };

type Props = {
  task: Task | null;
  marked: Marked;
  /** It is over: with the compass point that is to be shown then, if any. */
  onDone: (shown: CompassPoint | null) => void;
  /** The compass point is deactivated. */
  onGone: () => void;
};

/** The layer of what is being done with a compass point. */
export function Tasks({ task, marked, onDone, onGone }: Props) {
  switch (task?.do) {
    case undefined:
      return null;
    case 'make':
      return <NewCompassPointDialog draft={task.draft} marked={marked} onClosed={onDone} />;
    case 'edit':
      return <CompassPointDialog point={task.point} onClosed={onDone} />;
    case 'move':
      // Moved or not, it is shown where it stands then.
      return <MoveDecision point={task.point} anchor={task.anchor} onDone={() => onDone(task.point)} />;
    case 'deactivate':
      return (
        <DeactivateDecision
          point={task.point}
          onDone={(isDeactivated) => (isDeactivated ? onGone() : onDone(task.point))}
        />
      );
  }
}
