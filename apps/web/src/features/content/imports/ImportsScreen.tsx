import { IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Screen } from '../../../ui/layout/Screen.tsx';
import { ScreenHead } from '../../../ui/layout/ScreenHead.tsx';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { usePlace } from '../place.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { ImportSheet } from './ImportSheet.tsx';
import { ImportTable } from './ImportTable.tsx';
import { importsQuery } from './queries.ts';
import { StatusMeanings } from './StatusMeanings.tsx';
import { UploadSheet } from './UploadSheet.tsx';
import { useUploadPublishers } from './useUploadPublishers.ts';

/** What was imported into the library, what is on its way, and the way to bring more. */
export function ImportsScreen() {
  const words = useMessages('content');
  usePageTitle(words('imports'));
  const at = usePlace([]);
  const { place, goTo } = at;
  const list = useQuery(importsQuery(place.page));
  const [isUploading, setUploading] = useState(false);
  const publishers = useUploadPublishers();
  const isBarred = publishers?.length === 0;
  return (
    <Screen>
      <ScreenHead
        title={words('imports')}
        about={words(isBarred && list.data?.count ? 'import.noUploadText' : 'importsAbout')}
        actions={
          publishers &&
          publishers.length > 0 && (
            <Button
              kind="primary"
              icon={<IconUpload size={16} stroke={1.6} aria-hidden />}
              onClick={() => setUploading(true)}
            >
              {words('import.upload')}
            </Button>
          )
        }
      />
      <ImportTable {...at} list={list} isBarred={isBarred} onChoose={(open) => goTo({ open })} />
      <StatusMeanings />
      {place.open !== null && <ImportSheet id={place.open} onClose={() => goTo({ open: null })} />}
      {isUploading && (
        <UploadSheet
          onClose={() => setUploading(false)}
          onUploaded={(open) => {
            setUploading(false);
            goTo({ page: 0, open });
          }}
        />
      )}
    </Screen>
  );
}
