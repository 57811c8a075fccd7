import type { licenseAgreements } from '@norma/contracts';
import { fail } from '@norma/contracts/kit';
import type { Handlers } from '../../context.ts';
import { guideOf } from '../../printing/guideOf.ts';
import type { PrintGuide } from '../../printing/printed.ts';
import { translate } from '../../i18n/translate.ts';
import { accept, agreementArticle, agreementFor, agreementOf } from './agreement.ts';
import type { LicenseAgreementTables } from './tables.ts';

/** Shows readers the license agreement of their account, and takes their consent. */
export const licenseAgreementHandlers = (
  print: PrintGuide,
): Handlers<typeof licenseAgreements, LicenseAgreementTables> => ({
  agreement: async (_, { db, tenant, reader }) => {
    const agreement = await agreementFor(db, tenant, {
      accountId: reader.account.id,
      personId: reader.personId,
    });
    if (!agreement) return fail('agreement-not-found');
    const { isAccepted: accepted } = agreement;
    return { responseData: { value: { licenseContent: agreementArticle(agreement), accepted } } };
  },

  document: async (_, { db, tenant, reader, language, signal }) => {
    const agreement = await agreementOf(db, tenant, reader.account.id);
    if (!agreement) return fail('agreement-not-found');
    const title = translate('help', language, 'agreement');
    const guide = guideOf({ ...agreement, title, titleLanguage: language }, tenant);
    return { ...(await print(guide, signal)), name: `${title}.pdf` };
  },

  accept: async (_, ctx) => {
    const { db, tenant, reader, now } = ctx;
    const by = { accountId: reader.account.id, personId: reader.personId };
    const agreement = await agreementFor(db, tenant, by);
    if (!agreement) return fail('agreement-not-found');
    if (await accept(db, agreement, { ...by, tenant: tenant.key, now: now() }))
      await ctx.audit('licence-accepted', `Accepted the license agreement of ${reader.account.name}`);
    return { responseData: { value: { accepted: true as const } } };
  },
});
