import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Screen } from '../../../ui/layout/Screen.tsx';
import { ScreenHead } from '../../../ui/layout/ScreenHead.tsx';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { FilterBox } from '../FilterBox.tsx';
import { configurationQuery, environmentQuery } from '../queries.ts';
import { Refresh } from '../Refresh.tsx';
import { useFilter } from '../useFilter.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { narrowed, ofPrefix, ofSource } from './properties.ts';
import { PropertyGroup } from './PropertyGroup.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import styles from './ConfigurationScreen.module.css';

/** All settings in force, by prefix, and the environment of the server. */
export function ConfigurationScreen() {
  const t = useMessages('management');
  usePageTitle(t('configuration'));
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
        title={t('configuration')}
        about={t('configurationAbout')}
        actions={
          <Refresh
            onRefresh={() => void Promise.all([settings.refetch(), environment.refetch()])}
            isBusy={settings.isFetching || environment.isFetching}
          />
        }
        actionsAt="top"
      />
      <FilterBox label={t('filterSettings')} filter={filter} onFilter={setFilter} />
      {isNothing && !isFailed && <EmptyState title={t('noSetting')}>{t('noSettingText')}</EmptyState>}
      <section className={styles.part} aria-labelledby="settings" hidden={isNothing && !isFailed}>
        <h2 className={styles.title} id="settings">
          {t('settings')}
        </h2>
        {settings.isPending && <SkeletonRows rows={8} />}
        {settings.isError && !settings.data && (
          <ErrorState
            title={t('configurationFailed')}
            error={settings.error}
            onRetry={() => void settings.refetch()}
          >
            {t('failedText')}
          </ErrorState>
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
          {t('environment')}
        </h2>
        {environment.data && (
          <p className={styles.profiles}>
            {t('profiles')}: <bdi>{environment.data.activeProfiles.join(', ')}</bdi>
          </p>
        )}
        {environment.isError && !environment.data && (
          <ErrorState
            title={t('environmentFailed')}
            error={environment.error}
            onRetry={() => void environment.refetch()}
          >
            {t('failedText')}
          </ErrorState>
        )}
        {sources.map((group) => (
          <PropertyGroup key={group.name} group={group} isOpen />
        ))}
      </section>
    </Screen>
  );
}
