import type { Marks, Selected } from '@norma/reader/marks';
import { useCallback, useEffect, useState } from 'react';
import { useMessages } from '../../../i18n/useMessages.ts';

/** What is selected in a text while compass points are made, by pointer, by touch or by keys. */
export function useSelecting(marks: Marks | null, isOn: boolean) {
  const words = useMessages('compass-points-in-text');
  const [selected, setSelected] = useState<Selected | null>(null);
  const [isByKeys, setByKeys] = useState(false);
  useEffect(() => {
    if (!marks || !isOn) return undefined;
    const end = marks.listen({ selectionMade: setSelected });
    return () => {
      end();
      setSelected(null);
    };
  }, [marks, isOn]);

  /** Lets text be selected by keys; what was selected is used at once. */
  const selectByKeys = useCallback(
    (onSelected: (selected: Selected) => void) => {
      if (!marks) return;
      setByKeys(true);
      marks.selectByKeys(
        { label: words('selectByKeys'), selected: (text) => words('nowSelected', { text }) },
        (made) => {
          setByKeys(false);
          if (made) onSelected(made);
        },
      );
    },
    [marks, words],
  );
  const clear = useCallback(() => {
    setSelected(null);
    marks?.clearSelection();
  }, [marks]);
  return { selected: isByKeys ? null : selected, selectByKeys, clear };
}
