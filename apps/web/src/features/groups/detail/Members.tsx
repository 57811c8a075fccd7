import type { GroupMember } from '@norma/contracts';
import { useState } from 'react';
import { fullName } from '../names.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './GroupHead.module.css';

/** Members shown before expanding. */
const shownAtFirst = 6;

type Props = { members: readonly GroupMember[] };

/** The members of a group: the first six, and the others on demand. */
export function Members({ members }: Props) {
  const [isOpen, setOpen] = useState(false);
  return <MemberList members={members} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />;
}

/** The members as they are seen, closed or open. */
export function MemberList({ members, isOpen, onToggle }: Props & { isOpen: boolean; onToggle: () => void }) {
  const t = useMessages('groups');
  const others = members.length - shownAtFirst;
  return (
    <>
      <ul className={styles.members} id="group-members" aria-label={t('membersLabel')}>
        {members.slice(0, isOpen ? undefined : shownAtFirst).map((member) => (
          <li
            className={styles.member}
            key={member.userId}
            title={member.user.email || undefined}
            data-left={member.hasLeft || undefined}
          >
            <bdi>{member.hasLeft ? t('hasLeft', { name: fullName(member) }) : fullName(member)}</bdi>
          </li>
        ))}
      </ul>
      {others > 0 && (
        <button
          className={styles.more}
          type="button"
          aria-expanded={isOpen}
          aria-controls="group-members"
          onClick={onToggle}
        >
          {isOpen ? t('less') : t('more', { count: others })}
        </button>
      )}
    </>
  );
}
