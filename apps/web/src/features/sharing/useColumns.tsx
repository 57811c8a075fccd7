import { writeDay } from '@norma/contracts/fields';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../ui/tables/DataTable.tsx';
import { Designation } from '../../ui/text/Designation.tsx';
import { languageOfText } from '../../ui/text/languageOfText.ts';
import type { Received } from './received.ts';
import type { WayProps } from './wayProps.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './useColumns.module.css';

/** What the list says of each document: which one it is, and who shared it when. */
export function useColumns(Way: ComponentType<WayProps>): Column<Received>[] {
  const words = useMessages('sharing');
  const { i18n } = useTranslation();
  return [
    {
      key: 'document',
      head: words('document'),
      cell: (received) => (
        <span className={styles.document}>
          <Designation value={received.designation} />
          <Way received={received}>
            <bdi lang={languageOfText(received.title, received.language)}>{received.title}</bdi>
          </Way>
        </span>
      ),
    },
    {
      key: 'sharer',
      head: words('sharedBy'),
      cell: ({ sharer, sharedOn }) => (
        <span className={styles.sharer}>
          <a href={mailTo(sharer.email)}>
            <bdi>{sharer.name}</bdi>
          </a>
          <time className={styles.day} dateTime={sharedOn}>
            {writeDay(sharedOn, 'MMM DD YYYY', i18n.language)}
          </time>
        </span>
      ),
    },
  ];
}

/** What an address may not be in a link, such as a question mark, is written otherwise (RFC 6068). */
const mailTo = (email: string): string => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
