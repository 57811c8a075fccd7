import type { Heading } from '@norma/reader';
import { IconLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { clausesQuery } from '../../queries.ts';
import { useCopyLink } from '../../useCopyLink.ts';
import { hasFeature, useLibrary } from '../../useLibrary.ts';
import { clauseOfHeading } from './clauseOfHeading.ts';
import styles from './Outline.module.css';

type Props = { contentCode: string; outline: readonly Heading[]; heading: Heading | undefined };

/** Copies the link to the clause of a heading, which leads to the clause in later editions, too. */
export function OutlineLink({ contentCode, outline, heading }: Props) {
  const t = useMessages('pdf-viewer');
  const library = useLibrary();
  const { data } = useQuery({ ...clausesQuery(contentCode), enabled: hasFeature(library, 'clause-links') });
  const copyLink = useCopyLink(contentCode, true, t);
  const clause = heading && data && clauseOfHeading(heading, outline, data.clauses);
  if (!clause) return null;
  const name = clause.number || clause.title;
  return (
    <div className={styles.link}>
      <Button
        kind="bare"
        icon={<IconLink size={16} stroke={1.6} aria-hidden />}
        onClick={() => copyLink({ id: clause.id, name })}
      >
        {t('copyLink', { clause: name })}
      </Button>
    </div>
  );
}
