import type { Person } from '@norma/contracts';
import { IconBan, IconCheck, IconDoorExit, IconPencil } from '@tabler/icons-react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ScreenTitle } from '../../../ui/layout/Screen.tsx';
import { useDateTimeFormat } from '../../../ui/text/useDateTimeFormat.ts';
import { nameOf } from '../nameOf.ts';
import { PersonStatus } from '../PersonStatus.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './PersonHead.module.css';

type Props = { person: Person; onEdit: () => void; onActivation: () => void; onLeave: () => void };

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

/** The name and status of a person, and the actions on the whole account. */
export function PersonHead({ person, onEdit, onActivation, onLeave }: Props) {
  const t = useMessages('people');
  const moment = useDateTimeFormat();
  const { email, signInName, userType, lastSignIn, state, isChangeable, isYou } = person;
  const isOut = state === 'deactivated';
  return (
    <header className={styles.head}>
      <div className={styles.line}>
        <div className={styles.who}>
          <ScreenTitle title={nameOf(person)}>
            <bdi>{nameOf(person)}</bdi>
          </ScreenTitle>
          <p className={styles.standing}>
            <PersonStatus state={state} />
            {isYou && <span>{t('you')}</span>}
          </p>
        </div>
        {isChangeable && (
          <div className={styles.acts}>
            <Button icon={<IconPencil {...icon} />} onClick={onEdit}>
              {t('edit')}
            </Button>
            {!isYou && (
              <Button icon={isOut ? <IconCheck {...icon} /> : <IconBan {...icon} />} onClick={onActivation}>
                {t(isOut ? 'activate' : 'deactivate')}
              </Button>
            )}
            {!isYou && (!isOut || person.accounts.length > 0) && (
              <Button kind="bare" icon={<IconDoorExit {...icon} />} onClick={onLeave}>
                {t('leaveLibrary')}
              </Button>
            )}
          </div>
        )}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('email')}</dt>
          <dd>
            <a href={`mailto:${encodeURIComponent(email)}`}>
              <bdi dir="ltr">{email}</bdi>
            </a>
          </dd>
        </div>
        <div>
          <dt>{t('signInName')}</dt>
          <dd>
            <bdi>{signInName}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('type')}</dt>
          <dd>{t(`type.${userType}`)}</dd>
        </div>
        <div>
          <dt>{t('lastSignIn')}</dt>
          <dd>{lastSignIn ? <time dateTime={lastSignIn}>{moment(lastSignIn)}</time> : t('never')}</dd>
        </div>
      </dl>
    </header>
  );
}
