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
  contentCode: string;
  side: SideState;
  view: PdfView | undefined;
  state: Extract<PdfState, { status: 'ready' }>;
};

const choices = [
  { choice: 'thumbnails', Icon: IconLayoutGrid },
  { choice: 'outline', Icon: IconListTree },
] as const satisfies { choice: SideChoice; Icon: unknown }[];

/** The pages drawn small, or the document's own outline: next to the text, or in a sheet where there is no room. */
export function Side({ contentCode, side, view, state }: Props) {
  const t = useMessages('pdf-viewer');
  const { choice, isOpen, isDocked, choose, close } = side;
  if (!view) return null;
  // A sheet has done its work when a place is chosen; what is next to the text stays.
  const onChosen = isDocked ? () => {} : close;
  const content = (
    <>
      <div className={styles.choices} role="group" aria-label={t('sideChoice')}>
        {choices.map(({ choice: offered, Icon }) => (
          <IconButton
            key={offered}
            label={t(offered)}
            isOn={offered === choice}
            onClick={() => choose(offered)}
          >
            <Icon size={16} stroke={1.6} aria-hidden />
          </IconButton>
        ))}
      </div>
      {choice === 'thumbnails' ? (
        <Thumbnails {...{ view, state, onChosen }} columns={isDocked ? 1 : 3} />
      ) : (
        <Outline {...{ contentCode, view, state, onChosen }} />
      )}
    </>
  );
  if (!isDocked) {
    return (
      <Drawer isOpen={isOpen} title={t('side')} onClose={close}>
        <div className={styles.inSheet}>{content}</div>
      </Drawer>
    );
  }
  return isOpen ? (
    <aside className={styles.column} aria-label={t('side')} data-choice={choice}>
      {content}
    </aside>
  ) : null;
}
