import type { PdfState, PdfView } from '@norma/reader';
import { IconListTree, IconLayoutGrid } from '@tabler/icons-react';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { Drawer } from '../../../../ui/overlays/Drawer.tsx';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { Outline } from './Outline.tsx';
import { Thumbnails } from './Thumbnails.tsx';
import type { SideChoice, SideState } from './useSide.ts';
import styles from './Side.module.css';

type Props = {
  side: SideState;
  view: PdfView | undefined;
  state: Extract<PdfState, { status: 'ready' }>;
};

const choices = [
  { choice: 'thumbnails', Icon: IconLayoutGrid },
  { choice: 'outline', Icon: IconListTree },
] as const satisfies { choice: SideChoice; Icon: unknown }[];

/** The pages drawn small, or the document's own outline: beside the text, or in a sheet where there is no room. */
export function Side({ side, view, state }: Props) {
  const words = useMessages('pdf-viewer');
  const { choice, isOpen, isBeside, choose, close } = side;
  if (!view) return null;
  // A sheet has done its work when a place is chosen; what stands beside the text stays.
  const onChosen = isBeside ? () => {} : close;
  const content = (
    <>
      <div className={styles.choices} role="group" aria-label={words('sideChoice')}>
        {choices.map(({ choice: offered, Icon }) => (
          <IconButton
            key={offered}
            label={words(offered)}
            isOn={offered === choice}
            onClick={() => choose(offered)}
          >
            <Icon size={16} stroke={1.6} aria-hidden />
          </IconButton>
        ))}
      </div>
      {choice === 'thumbnails' ? (
        <Thumbnails {...{ view, state, onChosen }} columns={isBeside ? 1 : 3} />
      ) : (
        <Outline {...{ view, state, onChosen }} />
      )}
    </>
  );
  if (!isBeside) {
    return (
      <Drawer isOpen={isOpen} title={words('side')} onClose={close}>
        <div className={styles.inSheet}>{content}</div>
      </Drawer>
    );
  }
  return isOpen ? (
    <aside className={styles.column} aria-label={words('side')} data-choice={choice}>
      {content}
    </aside>
  ) : null;
}
