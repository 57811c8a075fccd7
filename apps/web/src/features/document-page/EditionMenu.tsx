import type { Metadata } from '@norma/contracts';
import { Menu } from '../../ui/overlays/Menu.tsx';
import { Status } from '../../ui/text/Status.tsx';
import { AccessMark, documentPath } from '../documents/index.ts';
import { useLibrary } from '../documents/forDocumentPage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './EditionMenu.module.css';

/** The current edition, with links to the others of its family. */
export function EditionMenu({ document }: { document: Metadata }) {
  const t = useMessages('documents');
  const { isDrm } = useLibrary();
  const { versions } = document;
  if (versions.every(({ contentCode }) => contentCode === document.contentCode))
    return <bdi>{document.edition}</bdi>;
  return (
    <Menu
      label={<bdi>{document.edition}</bdi>}
      title={t('chooseEdition')}
      items={versions.map(({ contentCode, edition, status }) => ({
        key: contentCode,
        label: (
          <span className={styles.edition}>
            <bdi>{edition}</bdi>
            <Status status={status} />
            <AccessMark {...document} />
          </span>
        ),
        href: documentPath({ contentCode, isDrm }),
        isChosen: contentCode === document.contentCode,
      }))}
    />
  );
}
