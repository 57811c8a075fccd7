import type { GroupDetail } from '@norma/contracts';
import { IconArrowLeft, IconFiles, IconMail, IconPencil, IconTrash, IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ScreenTitle } from '../../../ui/layout/Screen.tsx';
import { RowMenu } from '../../../ui/tables/RowMenu.tsx';
import { HealthLink } from '../../references/forDocumentPage.ts';
import { useAccount } from '../../session/index.ts';
import { ownerOf, shownName } from '../names.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Members } from './Members.tsx';
import type { Task } from './task.ts';
import { useDateFormat } from '../../../ui/text/useDateFormat.ts';
import styles from './GroupHead.module.css';

type Props = { group: GroupDetail; onTask: (task: Task) => void };

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

/** The name, description, facts and actions of a group. */
export function GroupHead({ group, onTask }: Props) {
  const t = useMessages('groups');
  const day = useDateFormat();
  const { id } = useAccount();
  const { name, longDesc, rosters, contentCount, createdById, createdDate } = group;
  return (
    <header className={styles.head}>
      <Link className={styles.back} to="/groups">
        <IconArrowLeft className={styles.arrow} {...icon} />
        {t('back')}
      </Link>
      <div className={styles.line}>
        <div className={styles.words}>
          <ScreenTitle title={name}>
            <bdi>{shownName(name)}</bdi>
          </ScreenTitle>
          <p className={styles.description} dir="auto">
            {longDesc}
          </p>
        </div>
        <div className={styles.actions}>
          {contentCount > 0 && <HealthLink of={{ scope: `group:${group.groupID}` }} />}
          <Button icon={<IconMail {...icon} />} onClick={() => onTask('email')}>
            {t('emailGroup')}
          </Button>
          {createdById === id && (
            <>
              <Button icon={<IconUsers {...icon} />} onClick={() => onTask('members')}>
                {t('editMembers')}
              </Button>
              <RowMenu
                name={name}
                actions={[
                  {
                    key: 'texts',
                    label: t('editTexts'),
                    icon: <IconPencil {...icon} />,
                    onAct: () => onTask('texts'),
                  },
                  {
                    key: 'documents',
                    label: t('editDocuments'),
                    icon: <IconFiles {...icon} />,
                    onAct: () => onTask('documents'),
                  },
                  {
                    key: 'delete',
                    label: t('deleteGroup'),
                    icon: <IconTrash {...icon} />,
                    isDangerous: true,
                    onAct: () => onTask('delete'),
                  },
                ]}
              />
            </>
          )}
        </div>
      </div>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{t('owner')}</dt>
          <dd>
            <bdi>{ownerOf(group)}</bdi>
          </dd>
        </div>
        <div className={styles.fact} data-wide>
          <dt>{t('membersLabel')}</dt>
          <dd>
            <Members members={rosters} />
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>{t('documentsLabel')}</dt>
          <dd>{contentCount}</dd>
        </div>
        <div className={styles.fact}>
          <dt>{t('created')}</dt>
          <dd>
            <bdi>{day(createdDate.slice(0, 10))}</bdi>
          </dd>
        </div>
      </dl>
    </header>
  );
}
