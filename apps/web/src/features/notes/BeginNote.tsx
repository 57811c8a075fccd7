import { IconPencilPlus } from '@tabler/icons-react';
import { useRef, type Ref } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { openTab, type PartProps, tabsOf, useLibrary } from '../documents/forDocumentPage.ts';
import { placeRead, type Place } from './place.ts';
import { selectedText } from './selectedText.ts';
import { usePlaceWords } from './usePlaceWords.ts';
import { useMessages } from '../../i18n/useMessages.ts';

type Props = PartProps & { button: Ref<HTMLButtonElement>; onBegin: (place: Place) => void };

/** Begins a note at the place that is being read, on the text that is selected there. */
export function BeginNote({ document, address, button, onBegin }: Props) {
  const words = useMessages('notes');
  const { within } = usePlaceWords();
  const library = useLibrary();
  // Pressing the button may end the selection that the note is to be on.
  const selected = useRef('');
  const tab = openTab(tabsOf(document, library), address.tab)?.key;
  const remember = (): void => {
    selected.current = selectedText();
  };
  return (
    <Button
      ref={button}
      icon={<IconPencilPlus size={16} stroke={1.6} aria-hidden />}
      onPointerDown={remember}
      onKeyDown={remember}
      onClick={() => onBegin(placeRead({ ...address, tab }, selected.current))}
    >
      {words('writeAt', { place: within(placeRead({ ...address, tab })) })}
    </Button>
  );
}
