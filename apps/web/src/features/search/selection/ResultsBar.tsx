import { IconBell, IconDownload, IconFolderPlus, IconStar } from '@tabler/icons-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { wordsFor } from '../../../client/wordsFor.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { SelectionBar } from '../../../ui/lists/SelectionBar.tsx';
import { MessageDialog } from '../../../ui/overlays/MessageDialog.tsx';
import { useAccount, useFeature } from '../../session/index.ts';
import { NotSaved } from '../../downloads/forDocumentPage.ts';
import { AddToGroup } from './AddToGroup.tsx';
import type { Failed } from './oneByOne.ts';
import { clearSelection, mostSelected, select, useSelected, type Selected } from './selected.ts';
import { useBulk } from './useBulk.ts';
import styles from './ResultsBar.module.css';

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

type Props = {
  /** The documents of this page. */
  documents: readonly Selected[];
};

/** What can be done with all documents that are selected among the results. */
export function ResultsBar({ documents }: Props) {
  const t = useMessages('selection');
  const { userType, userMenuList, contentSecurity } = useAccount();
  const isDrm = contentSecurity['drm-view'] === 'Y';
  const canTrack = useFeature('show-tracker') && userMenuList.includes('TRACKER');
  const hasGroups = useFeature('groups');
  const selected = [...useSelected().values()];
  const [isChoosing, setChoosing] = useState(false);
  const { progress, failed, run, giveUp, forgetFailed } = useBulk(selected);
  const isPersonal = userType === 'INDIVIDUAL';
  const isFull = selected.length >= mostSelected;
  const rest = documents.filter(
    ({ contentCode }) => !selected.some((each) => each.contentCode === contentCode),
  );
  // Another search begins without a selection.
  useEffect(() => clearSelection, []);

  return (
    <>
      <SelectionBar
        count={selected.length}
        label={t('selection')}
        note={
          isFull
            ? t('atMost', { count: mostSelected })
            : rest.length > 0 && (
                <button className={styles.more} type="button" onClick={() => select(documents, true)}>
                  {t('selectPage')}
                </button>
              )
        }
        onClear={clearSelection}
      >
        {progress ? (
          <>
            <span className={styles.progress} role="status">
              {t('progress', progress)}
            </span>
            <Button kind="bare" onClick={giveUp}>
              {t('stop')}
            </Button>
          </>
        ) : (
          <>
            {isPersonal && canTrack && (
              <Button kind="bare" icon={<IconBell {...icon} />} onClick={() => run('track')}>
                {t('track', { count: selected.length })}
              </Button>
            )}
            {isPersonal && (
              <Button kind="bare" icon={<IconStar {...icon} />} onClick={() => run('favorite')}>
                {t('favorite', { count: selected.length })}
              </Button>
            )}
            {isPersonal && hasGroups && (
              <Button kind="bare" icon={<IconFolderPlus {...icon} />} onClick={() => setChoosing(true)}>
                {t('addToGroup')}
              </Button>
            )}
            {!isDrm && (
              <Button kind="bare" icon={<IconDownload {...icon} />} onClick={() => run('download')}>
                {t('download', { count: selected.length })}
              </Button>
            )}
          </>
        )}
      </SelectionBar>
      {isChoosing && (
        <AddToGroup
          count={selected.length}
          onClose={() => setChoosing(false)}
          onChoose={(groupId) => {
            setChoosing(false);
            run('group', groupId);
          }}
        />
      )}
      <Failures failed={failed} onEnd={forgetFailed} />
    </>
  );
}

type FailuresProps = { failed: readonly Failed<Selected>[]; onEnd: () => void };

/** The documents with which something could not be done, each with the reason. */
function Failures({ failed, onEnd }: FailuresProps) {
  const t = useMessages('selection');
  const { t: words } = useTranslation();
  const reasonOf = (error: unknown): string =>
    error instanceof NotSaved && error.reason.kind !== 'unchecked'
      ? t(`reason.${error.reason.kind}`)
      : wordsFor(error, words);
  const line = ({ item, error }: Failed<Selected>): ReactNode => (
    <li key={item.contentCode}>
      <bdi dir="ltr">{item.displayDesignation}</bdi>: {reasonOf(error)}
    </li>
  );
  return (
    <MessageDialog isOpen={failed.length > 0} title={t('failed', { count: failed.length })} onEnd={onEnd}>
      <ul className={styles.failed}>{failed.map(line)}</ul>
    </MessageDialog>
  );
}
