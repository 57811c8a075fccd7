import type { Group } from '@norma/contracts';
import { IconMail, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { RowMenu } from '../../ui/tables/RowMenu.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { useAccount } from '../session/index.ts';
import { ownerOf, pathOf, shownName } from './names.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './GroupsScreen.module.css';

type Props = { group: Group; onTask: (task: 'edit' | 'email' | 'delete') => void };

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

/** A group in the list: its name, size, owner and actions. */
export function GroupCard({ group, onTask }: Props) {
  const t = useMessages('groups');
  const { id } = useAccount();
  const { name, longDesc, memberCount, contentCount, createdById } = group;
  return (
    <li className={styles.card}>
      <div className={styles.texts}>
        <h2 className={styles.name}>
          <Link className={styles.link} to={pathOf(group)} title={name}>
            <bdi>{shownName(name)}</bdi>
          </Link>
        </h2>
        <p className={styles.description} dir="auto">
          {longDesc}
        </p>
        <p className={styles.facts}>
          <span>{t('members', { count: memberCount })}</span>
          <span>{t('documents', { count: contentCount })}</span>
          <span>{t('ownedBy', { name: ownerOf(group) })}</span>
        </p>
      </div>
      <div className={styles.actions}>
        {createdById === id ? (
          <RowMenu
            name={name}
            actions={[
              {
                key: 'edit',
                label: t('edit'),
                icon: <IconPencil {...icon} />,
                onAct: () => onTask('edit'),
              },
              {
                key: 'email',
                label: t('email'),
                icon: <IconMail {...icon} />,
                onAct: () => onTask('email'),
              },
              {
                key: 'delete',
                label: t('delete'),
                icon: <IconTrash {...icon} />,
                isDangerous: true,
                onAct: () => onTask('delete'),
              },
            ]}
          />
        ) : (
          <IconButton
            className={styles.email ?? ''}
            label={t('emailNamed', { name })}
            onClick={() => onTask('email')}
          >
            <IconMail size={18} stroke={1.6} aria-hidden />
          </IconButton>
        )}
      </div>
    </li>
  );
}
