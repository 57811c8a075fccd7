import type { ComparisonLook } from '@norma/reader';
import { SegmentedControl } from '../../ui/forms/SegmentedControl.tsx';
import { useMessages } from '../../i18n/useMessages.ts';

const looks = ['inline', 'side-by-side'] as const;

type Props = { look: ComparisonLook; onLook: (look: ComparisonLook) => void };

/** Chooses how two editions are laid: as one text, or beside each other. */
export function LookChoice({ look, onLook }: Props) {
  const words = useMessages('comparison');
  return (
    <SegmentedControl
      label={words('look')}
      looks={looks.map((key) => ({ key, label: words(`look.${key}`) }))}
      chosen={look}
      onChoose={onLook}
    />
  );
}
