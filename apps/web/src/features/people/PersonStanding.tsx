import type { PersonState } from '@norma/contracts';
import { IconBan, IconCheck, IconLock, IconMail, type Icon } from '@tabler/icons-react';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './PersonStanding.module.css';

const signs: Record<PersonState, Icon> = {
  active: IconCheck,
  invited: IconMail,
  locked: IconLock,
  deactivated: IconBan,
};

/** How somebody stands in the library: a word and a sign. */
export function PersonStanding({ state }: { state: PersonState }) {
  const words = useMessages('people');
  const Sign = signs[state];
  return (
    <span className={styles.standing} data-state={state}>
      <Sign size={14} stroke={1.8} aria-hidden />
      {words(`state.${state}`)}
    </span>
  );
}
