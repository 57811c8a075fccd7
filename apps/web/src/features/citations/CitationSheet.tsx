import type { CitationType, Metadata } from '@norma/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { IconCheck, IconCopy, IconDownload, IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { copyText } from '../../ui/text/copyText.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { Menu } from '../../ui/overlays/Menu.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import { showToast } from '../../ui/feedback/toasts.ts';
import type { OpenedProps } from '../documents/forDocumentPage.ts';
import { saveFile } from '../../client/saveFile.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { laterClient } from '../../client/laterClient.ts';
import { queryKeys } from '../../client/queryKeys.ts';
import styles from './CitationSheet.module.css';
import { apiQuery } from '../../client/apiQuery.ts';

/** How the document is cited: in the style that the reader chooses, to copy or as a file. */
export function CitationSheet({ document, onClose }: OpenedProps) {
  const t = useMessages('citations');
  const [chosen, choose] = useState<CitationType['value']>('apa');
  const types = useQuery(citationTypesQuery);
  const citation = useQuery(citationQuery(document, chosen));
  const failed = [types, citation].find(({ error }) => error);
  const text = citation.data;
  const [copied, setCopied] = useState<string | null>(null);

  const save = useMutation({
    meta: { isHandled: true },
    mutationFn: async ({ key, ending }: (typeof exportFormats)[number]) =>
      saveFile(await exportedCitation(document, chosen, key), `${document.displayDesignation}.${ending}`),
    onError: () => showToast({ kind: 'error', message: t('exportFailed') }),
  });
  const copy = async (): Promise<void> => {
    if (text === undefined) return;
    await copyText(text).then(
      () => setCopied(text),
      () => showToast({ kind: 'info', message: t('copyByHand') }),
    );
  };
  const isCopied = text !== undefined && copied === text;

  return (
    <Drawer
      isOpen
      title={t('title')}
      onClose={onClose}
      actions={
        <>
          <Menu
            className={styles.export}
            icon={<IconDownload size={16} stroke={1.6} aria-hidden />}
            label={t('export')}
            items={exportFormats.map(({ key }) => ({ key, label: t(`format.${key}`) }))}
            onChoose={(key) => {
              const format = exportFormats.find((each) => each.key === key);
              if (format) save.mutate(format);
            }}
          />
          <Button onClick={onClose}>{t('close')}</Button>
        </>
      }
    >
      <div className={styles.choice}>
        <Select
          className={styles.select}
          label={t('type')}
          value={chosen}
          options={(types.data ?? []).map(({ value, text: label }) => ({ value, label }))}
          onChange={({ currentTarget: { value } }) => {
            const type = types.data?.find((each) => each.value === value);
            if (type) choose(type.value);
          }}
        />
        <IconButton label={t('info')}>
          <IconInfoCircle size={18} stroke={1.6} aria-hidden />
        </IconButton>
      </div>
      {failed ? (
        <ErrorState
          title={t('failed')}
          onRetry={() => {
            if (types.error) void types.refetch();
            if (citation.error) void citation.refetch();
          }}
        >
          {t('failedText')}
        </ErrorState>
      ) : (
        <>
          <blockquote
            className={styles.text}
            aria-label={t('text')}
            aria-busy={text === undefined}
            dir="auto"
          >
            {text !== undefined && <Directed text={text} />}
          </blockquote>
          <Button
            kind="primary"
            disabled={text === undefined}
            icon={
              isCopied ? (
                <IconCheck size={16} stroke={1.6} aria-hidden />
              ) : (
                <IconCopy size={16} stroke={1.6} aria-hidden />
              )
            }
            onClick={() => void copy()}
          >
            {t(isCopied ? 'copied' : 'copy')}
          </Button>
        </>
      )}
    </Drawer>
  );
}

// Words of Hebrew, Arabic and their neighbors, with what is between them.
const rightToLeft =
  /([\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc](?:[\s,;.\-–]*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc])*)/;

/** A text in which names of the other direction keep the numbers next to them in place; nothing is added to copy. */
function Directed({ text }: { text: string }) {
  return text.split(rightToLeft).map((piece, at) => (at % 2 === 1 ? <bdi key={at}>{piece}</bdi> : piece));
}

type Style = CitationType['value'];

/** The formats of reference managers, with the endings of their files. */
const exportFormats = [
  { key: 'ris', ending: 'ris' },
  { key: 'bibtex', ending: 'bib' },
  { key: 'csl', ending: 'json' },
] as const;
type ExportFormat = (typeof exportFormats)[number]['key'];

const queryOf = ({ contentId, contentType, assetType }: Metadata) => ({ contentId, contentType, assetType });

/** The styles in which documents are cited. */
const citationTypesQuery = apiQuery(
  queryKeys.citations('types'),
  (options) => laterClient.citations.citationTypes({}, options),
  { staleTime: Infinity },
);

/** A document as one line of a reference list. */
const citationQuery = (document: Metadata, style: Style) =>
  apiQuery(
    queryKeys.citations('text', document.contentId, style),
    async (options): Promise<string> => {
      const query = { ...queryOf(document), citationStyle: style };
      const { citationText } = await laterClient.citations.textCitation({ query }, options);
      return citationText;
    },
    { staleTime: Infinity },
  );

/** A document as a file for reference managers. */
async function exportedCitation(document: Metadata, style: Style, format: ExportFormat): Promise<Blob> {
  const call = laterClient.citations[`${format}Citation`];
  const response = await call({ query: { ...queryOf(document), citationStyle: style } });
  return response.blob();
}
