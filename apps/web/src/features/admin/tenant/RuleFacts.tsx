import type { TenantOverview } from '@norma/contracts';
import { FactList } from '../../../ui/lists/FactList.tsx';
import { languageName } from '../../../ui/text/languageName.ts';
import { useNumberFormat } from '../../../ui/text/useNumberFormat.ts';
import { useDateTimeFormat } from '../../../ui/text/useDateTimeFormat.ts';
import { Section } from '../../../ui/admin/Section.tsx';
import { EditButton } from './edit/EditButton.tsx';
import { EditTexts } from './edit/EditTexts.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { isolate } from '../../../i18n/isolate.ts';

/** Texts that readers are shown, and whose compass points are whose. */
export function RuleFacts({ tenant }: { tenant: TenantOverview }) {
  const t = useMessages('tenants');
  const moment = useDateTimeFormat();
  const number = useNumberFormat();
  const { banner, licenceLine, agreement, compassPoints } = tenant;
  return (
    <Section
      name={t('tenant.texts')}
      actions={
        <EditButton section={t('tenant.texts')}>
          {(close) => <EditTexts tenant={tenant} onClose={close} />}
        </EditButton>
      }
    >
      <FactList
        facts={[
          {
            label: t('tenant.banner'),
            value: banner
              ? t('tenant.bannerValue', {
                  text: isolate(banner.text),
                  from: moment(banner.startDate),
                  to: moment(banner.endDate),
                })
              : t('none'),
          },
          { label: t('tenant.licenceLine'), value: licenceLine || t('tenant.usual') },
          {
            label: t('tenant.agreement'),
            value: agreement
              ? t('tenant.agreementValue', {
                  count: agreement.characters,
                  language: languageName(agreement.language),
                })
              : t('none'),
          },
          {
            label: t('tenant.compassPoints'),
            value: t(compassPoints.activate ? 'on' : 'off'),
          },
          { label: t('tenant.view'), value: t(`tenant.whose.${compassPoints.view}`) },
          { label: t('tenant.manage'), value: t(`tenant.whose.${compassPoints.manage}`) },
          { label: t('tenant.exceptions'), value: number(compassPoints.exceptions), isFigure: true },
        ]}
      />
    </Section>
  );
}
