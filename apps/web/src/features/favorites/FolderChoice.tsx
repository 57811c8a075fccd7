import type { FavoriteFolder } from '@norma/contracts';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { CallRefused, client } from '../../client/client.ts';
import { isolate } from '../../i18n/isolate.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { showToast } from '../../ui/feedback/toasts.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { typedIn } from '../../ui/forms/typedIn.ts';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import { MessageDialog } from '../../ui/overlays/MessageDialog.tsx';
import { RowMenu } from '../../ui/tables/RowMenu.tsx';
import { limits } from './limits.atBuild.ts';
import { useRefresh } from './useRefresh.ts';
import styles from './FolderChoice.module.css';

type Props = {
  folders: readonly FavoriteFolder[];
  chosen: FavoriteFolder | undefined;
  onChoose: (folder: number | null) => void;
};

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

/** Which folder of favorites is looked at, with what can be done with it; nothing while there are none. */
export function FolderChoice({ folders, chosen, onChoose }: Props) {
  const t = useMessages('favorites');
  const [task, setTask] = useState<'rename' | 'delete' | null>(null);
  const close = (): void => setTask(null);
  if (folders.length === 0) return null;
  return (
    <div className={styles.choice}>
      <Select
        className={styles.select}
        label={t('folder')}
        value={chosen ? String(chosen.id) : ''}
        placeholder={t('allFolders')}
        options={folders.map(({ id, name, count }) => ({
          value: String(id),
          label: t('withCount', { name: isolate(name), count }),
        }))}
        onChange={({ currentTarget: { value } }) => onChoose(value === '' ? null : Number(value))}
      />
      {chosen && (
        <RowMenu
          name={chosen.name}
          actions={[
            {
              key: 'rename',
              label: t('rename'),
              icon: <IconPencil {...icon} />,
              onAct: () => setTask('rename'),
            },
            {
              key: 'delete',
              label: t('deleteFolder'),
              icon: <IconTrash {...icon} />,
              isDangerous: true,
              onAct: () => setTask('delete'),
            },
          ]}
        />
      )}
      {chosen && task === 'rename' && <RenameFolder folder={chosen} onClose={close} />}
      <DeleteFolder
        folder={task === 'delete' ? chosen : undefined}
        onEnd={(isDeleted) => {
          close();
          if (isDeleted) onChoose(null);
        }}
      />
    </div>
  );
}

function RenameFolder({ folder: { id, name }, onClose }: { folder: FavoriteFolder; onClose: () => void }) {
  const t = useMessages('favorites');
  const refresh = useRefresh();
  const save = async (typed: FormData) => {
    try {
      await client.favorites.renameFolder({ params: { id }, body: { name: typedIn(typed, 'name') } });
    } catch (error) {
      if (!(error instanceof CallRefused) || error.code !== 'favorite-folder-name-taken') throw error;
      return { name: t('nameTaken') };
    }
    await refresh();
    onClose();
    return undefined;
  };
  return (
    <Drawer isOpen isContentFirst title={t('rename')} onClose={onClose}>
      <Form
        label={t('rename')}
        submit={t('saveFolders')}
        onSend={save}
        actions={<Button onClick={onClose}>{t('keepIt')}</Button>}
      >
        <TextField
          name="name"
          label={t('folderName')}
          defaultValue={name}
          limit={limits.name}
          required
          autoComplete="off"
          dir="auto"
          data-autofocus
        />
      </Form>
    </Drawer>
  );
}

type DeleteProps = { folder: FavoriteFolder | undefined; onEnd: (isDeleted: boolean) => void };

/** Asks whether a folder shall go; its favorites stay. */
function DeleteFolder({ folder, onEnd }: DeleteProps) {
  const t = useMessages('favorites');
  const refresh = useRefresh();
  const remove = async (id: number): Promise<void> => {
    try {
      await client.favorites.removeFolder({ params: { id } });
      onEnd(true);
    } catch {
      showToast({ kind: 'error', message: t('folderNotDeleted') });
      onEnd(false);
    }
    await refresh();
  };
  return (
    <MessageDialog
      isOpen={folder !== undefined}
      title={t('deleteTitle')}
      question={{ confirm: t('deleteFolder'), keep: t('keepIt'), isDangerous: true }}
      onEnd={(end) => (end === 'CONFIRM' && folder ? void remove(folder.id) : onEnd(false))}
    >
      {folder && t('deleteText', { name: isolate(folder.name) })}
    </MessageDialog>
  );
}
