import { type TenantOverview } from '@norma/contracts';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { Section } from '../Section.tsx';
import { Standing } from '../Standing.tsx';
import { useWords } from '../useWords.ts';
import { knownFeatures } from './knownFeatures.ts';
import parts from './Features.module.css';

/** Every switch of the product, on or off. */
export function Features({ tenant: { features } }: { tenant: TenantOverview }) {
  const words = useWords();
  return (
    <Section name={words('tenant.features')}>
      <ul className={parts.features}>
        {features.map(({ code, enabled, isKnown }) => {
          const known = knownFeatures.find((each) => each === code);
          return (
            <li className={parts.feature} key={code}>
              <span>
                {known ? words(`tenant.feature.${known}`) : <bdi>{code}</bdi>}
                <bdi className={parts.code} dir="ltr">
                  {isKnown ? code : words('tenant.unknownFeature')}
                </bdi>
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
