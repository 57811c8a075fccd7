import type { Mailbox } from '../../ports/mailer.ts';
import type { Tenant } from '../../tenant/index.ts';
import { travelAddress } from './address.ts';
import { oneLine } from './plainText.ts';

/** In whose name emails of a tenant go out: as it says, else its support, else no one at its host. */
export function senderOf({ origin, settings }: Tenant): Mailbox {
  const { mailFrom, supportEmail, title } = settings;
  const chosen = [mailFrom?.address, supportEmail]
    .map((given) => given && travelAddress(given))
    .find(Boolean);
  return {
    name: oneLine(mailFrom?.name ?? title),
    address: chosen || `no-reply@${new URL(origin).hostname}`,
  };
}
