import { IconInfoCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { documentPath } from './address.ts';
import { currentEditionBeside } from './editions.ts';
import type { PartProps } from './pagePart.ts';
import { useLibrary } from './useLibrary.ts';
import { useWords } from './useWords.ts';
import parts from './CurrentEdition.module.css';

/** Tells the reader of a superseded edition which one is current, and opens it at the same place. */
export function CurrentEdition({ document, address: { page, tab, clause } }: PartProps) {
  const words = useWords();
  const { isDrm } = useLibrary();
  const current = currentEditionBeside(document);
  if (!current) return null;
  const { contentCode, edition } = current;
  return (
    <p className={parts.notice} role="note">
      <IconInfoCircle className={parts.icon} size={16} stroke={1.6} aria-hidden />
      <span>
        {words('currentEdition', { edition })}{' '}
        <Link className={parts.link} to={documentPath({ contentCode, page, tab, clause, isDrm })}>
          {words('openCurrentEdition', { edition })}
        </Link>
      </span>
    </p>
  );
}
