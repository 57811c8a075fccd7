import type { Note } from '@norma/contracts';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { ExpandableText } from '../../ui/text/ExpandableText.tsx';
import { dateInWords } from '../documents/index.ts';
import { placeIn } from './place.ts';
import { PlaceLink } from './PlaceLink.tsx';
import { Quote } from './Quote.tsx';
import { usePlaceWords } from './usePlaceWords.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './NoteItem.module.css';

type Props = { note: Note; onEdit: (note: Note) => void; onDelete: (note: Note) => void };

/** A note with a link to its place; rendered again only if it has changed. */
export const NoteItem = memo(function NoteItem({ note, onEdit, onDelete }: Props) {
  const t = useMessages('notes');
  const { alone, within } = usePlaceWords();
  const { i18n } = useTranslation();
  const place = placeIn(note.noteData);
  const day = note.modifiedDate.slice(0, 10);
  return (
    <article className={styles.note}>
      <header className={styles.head}>
        <PlaceLink place={place}>{alone(place)}</PlaceLink>
        <span className={styles.acts}>
          <IconButton label={t('edit', { place: within(place) })} onClick={() => onEdit(note)}>
            <IconPencil size={16} stroke={1.6} aria-hidden />
          </IconButton>
          <IconButton label={t('delete', { place: within(place) })} onClick={() => onDelete(note)}>
            <IconTrash size={16} stroke={1.6} aria-hidden />
          </IconButton>
        </span>
      </header>
      <Quote place={place} />
      <div className={styles.text}>
        <ExpandableText lines={12}>{note.note}</ExpandableText>
      </div>
      <p className={styles.date}>
        {t('changedOn', { date: dateInWords({ of: 'lastUpdated', day }, i18n.language) })}
      </p>
    </article>
  );
});
