import type { TenantOverview } from '@norma/contracts';
import { FactList } from '../../../ui/lists/FactList.tsx';
import { languageName } from '../../../ui/text/languageName.ts';
import { useNumberFormat } from '../../../ui/text/useNumberFormat.ts';
import { useDateTimeFormat } from '../../../ui/text/useDateTimeFormat.ts';
import { Section } from '../Section.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { isolate } from '../../../i18n/isolate.ts';

/** Texts that readers are shown, and whose compass points are whose. */
export function RuleFacts({ tenant }: { tenant: TenantOverview }) {
  const words = useMessages('content');
  const moment = useDateTimeFormat();
  const number = useNumberFormat();
  const { banner, licenceLine, agreement, compassPoints } = tenant;
  return (
    <Section name={words('tenant.texts')}>
      <FactList
        facts={[
          {
            label: words('tenant.banner'),
            value: banner
              ? words('tenant.bannerValue', {
                  text: isolate(banner.text),
                  from: moment(banner.startDate),
                  to: moment(banner.endDate),
                })
              : words('none'),
          },
          { label: words('tenant.licenceLine'), value: licenceLine || words('tenant.usual') },
          {
            label: words('tenant.agreement'),
            value: agreement
              ? words('tenant.agreementValue', {
                  count: agreement.characters,
                  language: languageName(agreement.language),
                })
              : words('none'),
          },
          {
            label: words('tenant.compassPoints'),
            value: words(compassPoints.activate ? 'on' : 'off'),
          },
          { label: words('tenant.view'), value: words(`tenant.whose.${compassPoints.view}`) },
          { label: words('tenant.manage'), value: words(`tenant.whose.${compassPoints.manage}`) },
          { label: words('tenant.exceptions'), value: number(compassPoints.exceptions), isFigure: true },
        ]}
      />
    </Section>
  );
}
