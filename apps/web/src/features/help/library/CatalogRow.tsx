import { recordFormats } from '../recordFormats.atBuild.ts';
import type { Catalog } from '@norma/contracts';
import { useMutation } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import { CallRefused } from '../../../client/client.ts';
import { laterClient } from '../../../client/laterClient.ts';
import { saveAnswer } from '../../../client/saveAnswer.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { Figures } from '../../../i18n/Figures.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './CatalogRow.module.css';

/** A catalog, how much of it the account has, and its records in each form. */
export function CatalogRow({ catalog: { title, name, records } }: { catalog: Catalog }) {
  const t = useMessages('help');
  return (
    <li className={styles.row}>
      <div>
        <h3 className={styles.name}>
          <bdi>{name}</bdi>
        </h3>
        <p className={styles.count}>
          <Figures>{t('recordCount', { records })}</Figures>
        </p>
      </div>
      {records > 0 && (
        <ul className={styles.forms}>
          {recordFormats.map((format) => (
            <li key={format}>
              <Save
                name={name}
                form={t(`format.${format}`)}
                fetchFile={() => laterClient.catalog.marcDocument({ query: { title, format } })}
              />
            </li>
          ))}
          <li>
            <Save
              name={name}
              form={t('titleList')}
              fetchFile={() => laterClient.catalog.titleList({ query: { title } })}
            />
          </li>
        </ul>
      )}
    </li>
  );
}

type SaveProps = { name: string; form: string; fetchFile: () => Promise<Response> };

function Save({ name, form, fetchFile }: SaveProps) {
  const t = useMessages('help');
  const save = useMutation({
    meta: { isHandled: true },
    mutationFn: async () => saveAnswer(await fetchFile()),
    onError: (error) => {
      const isBusy = error instanceof CallRefused && error.code === 'catalogues-busy';
      showToast({ kind: 'error', message: isBusy ? t('busy') : t('failed', { name }) });
    },
  });
  return (
    <button
      className={styles.form}
      type="button"
      aria-label={t('saveAs', { name, format: form })}
      aria-busy={save.isPending}
      onClick={() => save.isPending || save.mutate()}
    >
      <IconDownload size={16} stroke={1.6} aria-hidden />
      {save.isPending ? t('writing') : form}
    </button>
  );
}
