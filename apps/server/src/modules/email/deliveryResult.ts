import type { MailReason, MailState } from '@norma/contracts';
import type { Handover } from '../../ports/mailer.ts';
import type { Ending } from './queueStore.ts';

const minute = 60_000;

/** The delay before each retry of an email whose delivery failed for now: five days in all, as mail servers do. */
const retryDelays = [1, 5, 15, 60, 240, 720, 1440, 1440, 1440, 1440].map((minutes) => minutes * minute);

/** What a mail server has to say of an email; longer texts of it tell nothing more. */
const longestAnswer = 500;

type Plain = { readonly state: MailState; readonly reason: MailReason | null };

const endings: Record<Exclude<Handover['outcome'], 'delayed' | 'unreachable'>, Plain> = {
  accepted: { state: 'sent', reason: null },
  refused: { state: 'refused', reason: 'server-refused' },
  'address-refused': { state: 'bounced', reason: 'address-bounced' },
  uncertain: { state: 'uncertain', reason: 'connection-broken' },
};

/** The state of an email after an attempt to deliver it. */
export function deliveryResult(
  { outcome, answer }: Handover,
  { attempts, now }: { readonly attempts: number; readonly now: Date },
): Ending {
  const reply = { answer: answer.slice(0, longestAnswer) };
  // It has nothing to do with this email: the attempt does not count.
  if (outcome === 'unreachable')
    return { state: 'delayed', reason: 'server-unreachable', ...reply, attempts, dueAt: now };
  const tried = { ...reply, attempts: attempts + 1 };
  if (outcome !== 'delayed') return { ...endings[outcome], ...tried };
  const wait = retryDelays[attempts];
  if (wait === undefined) return { state: 'refused', reason: 'given-up', ...tried };
  return { state: 'delayed', reason: 'server-delayed', ...tried, dueAt: new Date(now.getTime() + wait) };
}
