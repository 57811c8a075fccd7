import type { MailState } from '@norma/contracts';
import type { Mailer } from '../../../ports/mailer.ts';
import { fails, needsCare, messageOf, works, type Check } from './check.ts';

type Parts = {
  readonly mailer: Pick<Mailer, 'tryOut' | 'storesLocally'>;
  /** How many emails of all tenants are in each state. */
  readonly mails: () => Promise<ReadonlyMap<MailState, number>>;
};

/** Whether emails could go out now, and how many do not move by themselves. */
export function mailerCheck({ mailer, mails }: Parts): Check {
  return async () => {
    // The mail server is worth knowing of even where the database cannot say how many emails there are.
    const counted = mails().catch(() => null);
    const tried = await mailer.tryOut().then(
      () => null,
      (error: unknown) => messageOf(error),
    );
    const counts = await counted;
    const count = (...states: MailState[]): number =>
      states.reduce((sum, state) => sum + (counts?.get(state) ?? 0), 0);
    const details = {
      kind: mailer.storesLocally ? ('folder' as const) : ('server' as const),
      ...(counts && {
        mailsUnderWay: count('queued', 'sending'),
        mailsStuck: count('delayed', 'uncertain'),
        mailsRefused: count('refused', 'bounced'),
      }),
    };
    if (tried !== null)
      return fails(mailer.storesLocally ? 'outbox-unwritable' : 'mail-server-unreachable', {
        ...details,
        said: tried,
      });
    return count('delayed', 'uncertain') > 0 ? needsCare('mails-stuck', details) : works(details);
  };
}
