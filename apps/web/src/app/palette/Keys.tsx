import { useEffect } from 'react';
import { isTaken } from '../../ui/keys/isTaken.ts';
import { showLayer, showShortcuts, useLayer } from '../../ui/keys/layer.ts';
import { onPressed } from '../../ui/keys/pressed.ts';
import { isSwitchedOff } from '../../ui/keys/singleKeys.ts';
import { layerOfKey } from './layerOfKey.ts';
import { Palette } from './Palette.tsx';
import { ShortcutsDrawer } from './ShortcutsDrawer.tsx';
import { useRecentPlaces } from './useRecentPlaces.ts';

const close = (): void => showLayer(null);

/** Opens the command palette and the list of shortcuts by keys, over every screen. */
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
