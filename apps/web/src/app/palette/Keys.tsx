import { useEffect } from 'react';
import { keepFocus } from '../../ui/keys/keepFocus.ts';
import { isTaken } from '../../ui/keys/isTaken.ts';
import { showLayer, showShortcuts, useLayer } from '../../ui/keys/layer.ts';
import { onPressed } from '../../ui/keys/pressed.ts';
import { isSwitchedOff } from '../../ui/keys/singleKeys.ts';
import { pageAt } from '../useFocusOnHeading.ts';
import { layerOfKey } from './layerOfKey.ts';
import { Palette } from './Palette.tsx';
import { ShortcutsDrawer } from './ShortcutsDrawer.tsx';
import { useRecentPlaces } from './useRecentPlaces.ts';

/** The page that is shown; a change of anything else in its address leaves the reader where they are. */
const shownPage = (): string => pageAt(location.pathname, location.search);

const close = (): void => showLayer(null);

/** Opens the command palette and the list of shortcuts by keys, over every screen, and keeps the focus. */
export function Keys() {
  const layer = useLayer();
  const places = useRecentPlaces();
  useEffect(
    () =>
      onPressed((event) => {
        const asked = layerOfKey(event);
        if (!asked || isSwitchedOff(event)) return;
        // Ctrl+K is no character: it works within fields, too, but not behind a dialog.
        if (asked.isPlain ? isTaken(event) : document.querySelector('[role="dialog"]')) return;
        event.preventDefault();
        showLayer(asked.layer);
      }),
    [],
  );
  useEffect(() => keepFocus(shownPage), []);
  useEffect(() => {
    // The help menu, which every page loads, asks for the list without this code.
    window.addEventListener('shortcuts', showShortcuts);
    return () => window.removeEventListener('shortcuts', showShortcuts);
  }, []);
  return (
    <>
      {layer === 'palette' && <Palette places={places()} onClose={close} />}
      <ShortcutsDrawer isOpen={layer === 'shortcuts'} onClose={close} />
    </>
  );
}
