import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Mailer, OutgoingMail } from '../../ports/mailer.ts';
import type { Tenant } from '../../tenant/index.ts';
import { noteBounce } from './bounces.ts';
import type { EmailTemplate } from './emailTemplate.ts';
import { deliveryResult } from './deliveryResult.ts';
import { throttle } from './throttle.ts';
import {
  beginHandover,
  claimDue,
  endHandover,
  forgetSettled,
  giveBack,
  noteUncertain,
  type ClaimedMail,
} from './queueStore.ts';
import { writeMail, type WritingTables } from './writeMail.ts';

type Parts = {
  readonly tenants: () => readonly Tenant[];
  readonly db: (tenant: string) => Kysely<WritingTables>;
  readonly mailer: Mailer;
  readonly templates: readonly EmailTemplate[];
  /** The most emails that this node sends in a second. */
  readonly perSecond: number;
  readonly now: () => Date;
  readonly onFailed: (error: unknown) => void;
};

/** Sends what is posted. */
export type Sending = {
  /** Says that there may be something to send. */
  readonly wake: () => void;
  /** Takes no more emails into hand, and waits for those that are being handed over. */
  readonly close: () => Promise<void>;
};

/** An email that a node has claimed and not begun when this time is over is anyone's again. */
const claimMs = 120_000;
/** How often a node looks for emails that are tried again. */
const idleMs = 15_000;
const claimedAtOnce = 50;
/** How long nothing is sent where the mail server cannot be reached: the longer, the longer it has been so. */
const pauses = [1_000, 5_000, 15_000];
const longestPauseMs = 60_000;
const timeoutMs = 10_000;
/** How long it can be seen what happened to an email, and how often those before are forgotten. */
const retentionMs = 90 * 24 * 60 * 60 * 1000;
const forgetEveryMs = 10 * 60 * 1000;
const purgeBatch = 5_000;

/**
 * Sends the emails of all tenants in turns. The table is the queue: rows are claimed, so that several nodes share it. A
 * mail is said to be under way before the mail server receives it. One that was under way when its node was killed may
 * have arrived: it is uncertain, and not sent again on its own. One that was only claimed is sent by anyone who comes next.
 */
export function sendMails({ tenants, db, mailer, templates, perSecond, now, onFailed }: Parts): Sending {
  const emailOf = new Map(templates.map((template) => [template.kind, template]));
  const closing = new AbortController();
  const turn = throttle(perSecond);
  let wakeUp = Promise.withResolvers<void>();
  /** The mail server takes nothing at the moment. */
  let isCutOff = false;

  /** Writes an email and says that it is under way; null where it is not to be sent, or not by this node. */
  const begin = (tenant: Tenant, row: ClaimedMail, until: Date): Promise<OutgoingMail | null> =>
    // One connection for all that is asked for it: each that is taken has to be bound to the tenant.
    db(tenant.key)
      .connection()
      .execute(async (own) => {
        const { id, attempts } = row;
        const mail = await writeMail(own, row, { tenant, template: emailOf.get(row.kind), now: now() });
        if ('state' in mail) {
          const { answer = null } = mail;
          await endHandover(own, { ...mail, answer, id, attempts, now: now() });
          return null;
        }
        const { to, subject } = mail;
        const lease = { until, longer: new Date(now().getTime() + claimMs), now: now() };
        return (await beginHandover(own, { id, ...lease, ...to, subject })) ? mail : null;
      });

  const handOver = async (tenant: Tenant, row: ClaimedMail, until: Date): Promise<void> => {
    const mail = await begin(tenant, row, until);
    if (!mail) return;
    const handover = await mailer.send(mail);
    if (handover.outcome === 'unreachable') isCutOff = true;
    const own = db(tenant.key);
    const { answer } = handover;
    if (handover.outcome === 'address-refused')
      await noteBounce(own, { tenant: tenant.key, address: mail.to.address, answer, now: now() });
    const { id, attempts } = row;
    await endHandover(own, { ...deliveryResult(handover, { attempts, now: now() }), id, now: now() });
  };

  const forgotten = new Map<string, number>();
  const isTimeToForget = (tenant: string): boolean => {
    const at = now().getTime();
    if (at - (forgotten.get(tenant) ?? -Infinity) < forgetEveryMs) return false;
    forgotten.set(tenant, at);
    return true;
  };

  const workOff = async (tenant: Tenant): Promise<number> => {
    const own = db(tenant.key);
    await noteUncertain(own, now());
    if (isTimeToForget(tenant.key))
      await forgetSettled(own, { before: new Date(now().getTime() - retentionMs), max: purgeBatch });
    const until = new Date(now().getTime() + claimMs);
    const claimed = await claimDue(own, { now: now(), until, max: claimedAtOnce });
    const waiting = [...claimed];
    const work = async (): Promise<void> => {
      for (;;) {
        await turn(closing.signal);
        if (closing.signal.aborted || isCutOff) return;
        const row = waiting.shift();
        if (!row) return;
        await handOver(tenant, row, until);
      }
    };
    const hands = Array.from({ length: mailer.atOnce }, work);
    const ended = await Promise.allSettled(hands);
    await giveBack(own, { until, ids: waiting.map(({ id }) => id) });
    for (const each of ended) if (each.status === 'rejected') throw each.reason;
    return claimed.length - waiting.length;
  };

  const round = async (): Promise<number> => {
    let begun = 0;
    for (const tenant of tenants()) {
      if (closing.signal.aborted || isCutOff) break;
      begun += await workOff(tenant);
    }
    return begun;
  };

  const run = async (): Promise<void> => {
    let pausesMade = 0;
    while (!closing.signal.aborted) {
      wakeUp = Promise.withResolvers<void>();
      isCutOff = false;
      const begun = await round().catch((error: unknown) => {
        if (!closing.signal.aborted) onFailed(error);
        return 0;
      });
      if (isCutOff) {
        await wait(pauses[pausesMade] ?? longestPauseMs, closing.signal);
        pausesMade += 1;
      } else {
        pausesMade = 0;
        if (begun === 0) await Promise.race([wakeUp.promise, wait(idleMs, closing.signal)]);
      }
    }
  };

  const running = run();
  return {
    wake: () => wakeUp.resolve(),
    close: async () => {
      closing.abort();
      wakeUp.resolve();
      await Promise.race([running, sleep(timeoutMs, undefined, { ref: false })]);
    },
  };
}

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
