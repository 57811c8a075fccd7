import type { Favorite, FavoriteFolder } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CallRefused, client } from '../../client/client.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { showToast } from '../../ui/feedback/toasts.ts';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import type { CheckState } from '../../ui/forms/CheckMark.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { typedIn } from '../../ui/forms/typedIn.ts';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import { limits } from './limits.atBuild.ts';
import { foldersQuery } from './queries.ts';
import { useRefresh } from './useRefresh.ts';
import styles from './FolderSheet.module.css';

type Props = { favorites: readonly Favorite[]; onClose: () => void };

/** Which folders favorites are in: in several, or in a new one. */
export function FolderSheet({ favorites, onClose }: Props) {
  const t = useMessages('favorites');
  const { data: folders = [] } = useQuery(foldersQuery);
  const [changed, setChanged] = useState<ReadonlyMap<number, boolean>>(new Map());
  const refresh = useRefresh();
  const ids = favorites.map(({ id }) => id);

  const save = async (typed: FormData) => {
    const name = typedIn(typed, 'name');
    try {
      const added = name ? [(await client.favorites.addFolder({ body: { name } })).id] : [];
      for (const [id, isIn] of [...changed, ...added.map((each) => [each, true] as const)])
        for (const some of portionsOf(ids))
          await client.favorites.fileFavorites({
            params: { id },
            body: isIn ? { add: some } : { remove: some },
          });
    } catch (error) {
      await refresh();
      const problem = error instanceof CallRefused ? problems[error.code] : undefined;
      if (!problem) throw error;
      return { name: t(problem) };
    }
    await refresh();
    showToast({ kind: 'success', message: t('filed') });
    onClose();
    return undefined;
  };
  return (
    <Drawer isOpen title={t('foldersOf', { count: favorites.length })} onClose={onClose}>
      <Form
        label={t('folders')}
        submit={t('saveFolders')}
        onSend={save}
        actions={<Button onClick={onClose}>{t('keepIt')}</Button>}
      >
        {folders.length > 0 && (
          <ul className={styles.folders} aria-label={t('folders')}>
            {folders.map((folder) => (
              <li key={folder.id}>
                <Checkbox
                  label={<bdi>{folder.name}</bdi>}
                  state={stateOf(folder, favorites, changed.get(folder.id))}
                  onChange={(isOn) => setChanged(new Map(changed).set(folder.id, isOn))}
                />
              </li>
            ))}
          </ul>
        )}
        <TextField name="name" label={t('newFolder')} limit={limits.name} autoComplete="off" dir="auto" />
      </Form>
    </Drawer>
  );
}

const problems: Readonly<Record<string, 'nameTaken' | 'tooManyFolders'>> = {
  'favorite-folder-name-taken': 'nameTaken',
  'favorite-folders-too-many': 'tooManyFolders',
};

function stateOf(
  { id }: FavoriteFolder,
  favorites: readonly Favorite[],
  changed: boolean | undefined,
): CheckState {
  if (changed !== undefined) return changed ? 'on' : 'off';
  const within = favorites.filter(({ folders }) => folders.includes(id)).length;
  if (within === 0) return 'off';
  return within === favorites.length ? 'on' : 'mixed';
}

/** As many at once as the library takes. */
const portionsOf = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / limits.atOnce) }, (_, at) =>
    ids.slice(at * limits.atOnce, (at + 1) * limits.atOnce),
  );
