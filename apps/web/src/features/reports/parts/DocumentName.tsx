import { Link } from 'react-router';
import { Designation } from '../../../ui/Designation.tsx';
import { documentPath } from '../../documents/index.ts';
import parts from './DocumentName.module.css';

type Props = { document: { readonly contentCode: string; readonly designation: string } };

/** A document by its designation, which leads to it. */
export function DocumentName({ document: { contentCode, designation } }: Props) {
  return (
    <Link className={parts.name} to={documentPath({ contentCode })}>
      <Designation value={designation} size="table" />
    </Link>
  );
}
