import { useState, type ComponentType } from 'react';
import { useFeature } from '../../session/index.ts';
import type { SuggestionsProps } from './Suggestions.tsx';

type View = ComponentType<SuggestionsProps>;

/**
 * The drawing of the suggestions, fetched when a reader is about to type. A first visit does without it, and so does
 * the box when it cannot be had: it is asked for again with the next letter.
 */
export function useSuggestionsView(): { View: View | null; fetchView: () => void } {
  const isOn = useFeature('type-ahead');
  const [View, setView] = useState<View | null>(null);
  const fetchView = (): void => {
    if (!isOn || View) return;
    import('./Suggestions.tsx').then(
      ({ Suggestions }) => setView(() => Suggestions),
      () => {},
    );
  };
  return { View, fetchView };
}
