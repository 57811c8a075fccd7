import { useTenant } from '../session/index.ts';
import { isolateLtr } from '../../i18n/isolate.ts';

type SupportWords = Record<'designation' | 'tenant' | 'phone' | 'email', string> & { ways: Ways };

/**
 * What the tenant's messages about access are filled with: who answers for documents, and in which ways they can be
 * reached. A key of the tenant's may name a plainer message.
 */
export function useSupportWords(designation: string, messageKey = ''): SupportWords {
  const { title, supportEmail: email, 'content-access-messages': messages } = useTenant();
  const phone = messages['support-phone'];
  return {
    designation: isolateLtr(designation),
    tenant: title,
    phone: isolateLtr(phone),
    email: isolateLtr(email),
    ways: waysOf({ phone, email }, messageKey),
  };
}

/** The support contacts that a message names. */
type Ways = 'both' | 'phone' | 'email' | 'none';

/** Lists the contacts; none if the tenant's key, such as `document.noPdf.plain`, asks for a plain message. */
export function waysOf({ phone, email }: { phone: string; email: string }, messageKey: string): Ways {
  if (messageKey.endsWith('.plain')) return 'none';
  if (phone && email) return 'both';
  if (phone) return 'phone';
  return email ? 'email' : 'none';
}
