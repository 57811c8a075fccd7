import type { TenantOverview } from '@norma/contracts';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { Section } from '../Section.tsx';
import { Standing } from '../Standing.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { knownFeatures } from './knownFeatures.ts';
import styles from './Features.module.css';

/** Every switch of the product, on or off. */
export function Features({ tenant: { features } }: { tenant: TenantOverview }) {
  const words = useMessages('content');
  return (
    <Section name={words('tenant.features')}>
      <ul className={styles.features}>
        {features.map(({ code, enabled, isKnown }) => {
          const known = knownFeatures.find((each) => each === code);
          return (
            <li className={styles.feature} key={code}>
              <span>
                {known ? words(`tenant.feature.${known}`) : <bdi>{code}</bdi>}
                {isKnown ? (
                  <bdi className={styles.code} dir="ltr">
                    {code}
                  </bdi>
                ) : (
                  <span className={styles.unknown}>{words('tenant.unknownFeature')}</span>
                )}
              </span>
              <Standing Sign={enabled ? IconCheck : IconMinus} tone={enabled ? 'good' : 'plain'}>
                {words(enabled ? 'on' : 'off')}
              </Standing>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
