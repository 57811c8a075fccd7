import type { TenantOverview } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../client/client.ts';
import { Screen } from '../../../ui/layout/Screen.tsx';
import { ScreenHead } from '../../../ui/layout/ScreenHead.tsx';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { Failed } from '../Failed.tsx';
import { SaveFile } from '../SaveFile.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { AddressFacts } from './AddressFacts.tsx';
import { Features } from './Features.tsx';
import { HelpFacts } from './HelpFacts.tsx';
import { LibraryFacts } from './LibraryFacts.tsx';
import { Look } from './Look.tsx';
import { overviewQuery } from './queries.ts';
import { RuleFacts } from './RuleFacts.tsx';
import { SearchFacts } from './SearchFacts.tsx';
import { SignInFacts } from './SignInFacts.tsx';
import { SupportFacts } from './SupportFacts.tsx';
import styles from '../Content.module.css';

/** All that the configuration of the library says, in words. */
export function TenantScreen() {
  const words = useMessages('content');
  usePageTitle(words('tenant'));
  const { data: tenant, error, refetch } = useQuery(overviewQuery);
  return (
    <Screen>
      <ScreenHead
        title={words('tenant')}
        about={words('tenantAbout')}
        actions={
          <SaveFile label={words('tenant.save')} fetchFile={() => client.tenants.configurationFile({})} />
        }
      />
      {tenant && <Sections tenant={tenant} />}
      {!tenant && error && <Failed error={error} onRetry={() => void refetch()} />}
      {!tenant && !error && <SkeletonRows rows={10} />}
    </Screen>
  );
}

function Sections({ tenant }: { tenant: TenantOverview }) {
  return (
    <>
      <div className={styles.pair}>
        <LibraryFacts tenant={tenant} />
        <SignInFacts tenant={tenant} />
      </div>
      <Look tenant={tenant} />
      <Features tenant={tenant} />
      <div className={styles.pair}>
        <SearchFacts tenant={tenant} />
        <RuleFacts tenant={tenant} />
      </div>
      <div className={styles.pair}>
        <SupportFacts tenant={tenant} />
        <HelpFacts tenant={tenant} />
      </div>
      <AddressFacts tenant={tenant} />
    </>
  );
}
