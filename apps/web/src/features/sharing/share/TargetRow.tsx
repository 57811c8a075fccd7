import { IconMail } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { keyOf, type Target } from './targets.ts';
import { useListFormat } from '../../../ui/text/useListFormat.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { isolate } from '../../../i18n/isolate.ts';
import styles from './TargetRow.module.css';

type Props = {
  target: Target;
  /** Whether a group says how many are in it before it names some. */
  isCounted?: boolean;
  /** Why it did not work the last time. */
  failure?: string | undefined;
  children: ReactNode;
};

/** A group, a person or an address in a list: people are round, groups square. */
export function TargetRow({ target, isCounted = false, failure, children }: Props) {
  const details = useDetails(target, isCounted);
  return (
    <li className={styles.row} data-target={keyOf(target)}>
      <span className={styles.mark} data-group={target.isGroup || undefined} aria-hidden>
        {!target.isGroup && target.id === null ? (
          <IconMail size={16} stroke={1.6} />
        ) : (
          monogram(target.name, target.isGroup)
        )}
      </span>
      <span className={styles.words}>
        <bdi className={styles.name}>{target.name}</bdi>
        <span className={styles.details}>{details}</span>
        {failure !== undefined && <span className={styles.failure}>{failure}</span>}
      </span>
      {children}
    </li>
  );
}

/** What is below the name of a target: some members of a group, the address of a person. */
function useDetails(target: Target, isCounted: boolean): string {
  const t = useMessages('document-sharing');
  const list = useListFormat();
  if (!target.isGroup) return target.id === null ? t('outside') : isolate(target.email);
  const { rosters, memberCount: count } = target;
  if (rosters.length === 0) return t('noMembers');
  const names = list(rosters.map(({ firstName, lastName }) => isolate(`${firstName} ${lastName}`.trim())));
  const more = count - rosters.length;
  const members = more > 0 ? t('membersMore', { names, more }) : names;
  return isCounted ? t('groupOf', { count, members }) : members;
}

/** One or two letters for a name: of a group its first ones, of a person and of several words that with which each begins. */
export function monogram(name: string, isGroup: boolean): string {
  const words = name.split(/[\s.@_-]+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const [first = name, second] = words;
  const letters =
    second === undefined && isGroup ? Array.from(first).slice(0, 2) : [first, second].map(firstLetter);
  // Arabic letters would join, and make another word of the two.
  return letters
    .join(letters.some((letter) => /\p{Script=Arabic}/u.test(letter)) ? '\u200C' : '')
    .toUpperCase();
}

const firstLetter = (word: string | undefined): string => Array.from(word ?? '')[0] ?? '';
