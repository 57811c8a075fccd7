import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Screen } from '../../../ui/layout/Screen.tsx';
import { ScreenHead } from '../../../ui/layout/ScreenHead.tsx';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { Failed } from '../Failed.tsx';
import { FilterBox } from '../FilterBox.tsx';
import { configurationQuery, environmentQuery } from '../queries.ts';
import { Refresh } from '../Refresh.tsx';
import { useFilter } from '../useFilter.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { narrowed, ofPrefix, ofSource } from './properties.ts';
import { PropertyGroup } from './PropertyGroup.tsx';
import styles from './ConfigurationScreen.module.css';

/** Every setting in force, by prefix, and what the server was started with. */
export function ConfigurationScreen() {
  const words = useMessages('management');
  usePageTitle(words('configuration'));
  const { filter, setFilter } = useFilter();
  const settings = useQuery(configurationQuery);
  const environment = useQuery(environmentQuery);
  const prefixes = narrowed((settings.data ?? []).map(ofPrefix), filter);
  const sources = narrowed((environment.data?.propertySources ?? []).map(ofSource), filter);
  const isLoading = settings.isPending || environment.isPending;
  const isNothing = !isLoading && prefixes.length === 0 && sources.length === 0;
  const isFailed = settings.isError || environment.isError;
  return (
    <Screen>
      <ScreenHead
        title={words('configuration')}
        about={words('configurationAbout')}
        actions={
          <Refresh
            onRefresh={() => void Promise.all([settings.refetch(), environment.refetch()])}
            isBusy={settings.isFetching || environment.isFetching}
          />
        }
        actionsAt="top"
      />
      <FilterBox label={words('filterSettings')} filter={filter} onFilter={setFilter} />
      {isNothing && !isFailed && <EmptyState title={words('noSetting')}>{words('noSettingText')}</EmptyState>}
      <section className={styles.part} aria-labelledby="settings" hidden={isNothing && !isFailed}>
        <h2 className={styles.title} id="settings">
          {words('settings')}
        </h2>
        {settings.isPending && <SkeletonRows rows={8} />}
        {settings.isError && !settings.data && (
          <Failed
            title={words('configurationFailed')}
            error={settings.error}
            onRetry={() => void settings.refetch()}
          />
        )}
        {prefixes.map((group) => (
          <PropertyGroup
            key={group.name}
            group={group}
            isOpen={filter !== '' || !group.name.startsWith('tenants.')}
          />
        ))}
      </section>
      <section className={styles.part} aria-labelledby="environment" hidden={isNothing && !isFailed}>
        <h2 className={styles.title} id="environment">
          {words('environment')}
        </h2>
        {environment.data && (
          <p className={styles.profiles}>
            {words('profiles')}: <bdi>{environment.data.activeProfiles.join(', ')}</bdi>
          </p>
        )}
        {environment.isError && !environment.data && (
          <Failed
            title={words('environmentFailed')}
            error={environment.error}
            onRetry={() => void environment.refetch()}
          />
        )}
        {sources.map((group) => (
          <PropertyGroup key={group.name} group={group} isOpen />
        ))}
      </section>
    </Screen>
  );
}
