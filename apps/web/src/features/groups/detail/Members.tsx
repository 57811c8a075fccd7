import type { GroupMember } from '@norma/contracts';
import { useState } from 'react';
import { fullName } from '../names.ts';
import { useWords } from '../useWords.ts';
import parts from './GroupHead.module.css';

/** Members that are seen until more are asked for. */
const shownAtFirst = 6;

/** Who is in a group: the first six, and the others when they are asked for. */
export function Members({ members }: { members: readonly GroupMember[] }) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const others = members.length - shownAtFirst;
  return (
    <>
      <ul className={parts.members} id="group-members" aria-label={words('membersLabel')}>
        {members.slice(0, isOpen ? undefined : shownAtFirst).map((member) => (
          <li
            className={parts.member}
            key={member.userId}
            title={member.user.email || undefined}
            data-left={member.hasLeft || undefined}
          >
            <bdi>{member.hasLeft ? words('hasLeft', { name: fullName(member) }) : fullName(member)}</bdi>
          </li>
        ))}
      </ul>
      {others > 0 && (
        <button
          className={parts.more}
          type="button"
          aria-expanded={isOpen}
          aria-controls="group-members"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words('less') : words('more', { count: others })}
        </button>
      )}
    </>
  );
}
