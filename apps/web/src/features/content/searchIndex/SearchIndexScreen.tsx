import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Screen } from '../../../ui/layout/Screen.tsx';
import { ScreenHead } from '../../../ui/layout/ScreenHead.tsx';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { Failed } from '../Failed.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { BuildAnew } from './BuildAnew.tsx';
import { Building } from './Building.tsx';
import { IndexFacts } from './IndexFacts.tsx';
import { indexQuery } from './queries.ts';
import { Segments } from './Segments.tsx';
import { isolateLtr } from '../../../i18n/isolate.ts';

/** How the search index of the server stands, and the way to build it anew. */
export function SearchIndexScreen() {
  const words = useMessages('content');
  usePageTitle(words('searchIndex'));
  const { data: index, error, refetch } = useQuery(indexQuery);
  const [isAsking, setAsking] = useState(false);
  return (
    <Screen>
      <ScreenHead
        title={words('searchIndex')}
        about={words('index.node', { node: isolateLtr(index?.node ?? '…') })}
        actions={
          <Button
            icon={<IconRefresh size={16} stroke={1.6} aria-hidden />}
            aria-disabled={(index?.building ?? null) !== null || undefined}
            onClick={() => index?.building || setAsking(true)}
          >
            {words('index.anew')}
          </Button>
        }
      />
      {index && (
        <>
          {index.building && <Building building={index.building} />}
          <IndexFacts index={index} />
          <Segments segments={index.segments} />
        </>
      )}
      {!index && error && <Failed error={error} onRetry={() => void refetch()} />}
      {!index && !error && <SkeletonRows rows={6} />}
      {isAsking && <BuildAnew onClose={() => setAsking(false)} />}
    </Screen>
  );
}
