import type { NamedDocument } from '@norma/contracts';
import { Link } from 'react-router';
import { Designation } from '../../../ui/text/Designation.tsx';
import { documentPath } from '../../documents/index.ts';
import { useLibrary } from '../../documents/forDocumentPage.ts';
import { Part } from './Part.tsx';
import line from '../DesignationLink.module.css';
import styles from './NamedDocuments.module.css';

type Props = { title: string; documents: readonly NamedDocument[] | undefined };

/** Documents of one relation; those that the library has are opened from here. */
export function NamedDocuments({ title, documents }: Props) {
  const { isDrm } = useLibrary();
  if (!documents) return null;
  return (
    <Part title={title}>
      <ul>
        {documents.map(({ designation, contentCode }) => (
          <li className={styles.document} key={designation}>
            {contentCode ? (
              <Link className={line.link} to={documentPath({ contentCode, isDrm })}>
                <Designation value={designation} size="table" />
              </Link>
            ) : (
              <Designation value={designation} size="table" />
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}
