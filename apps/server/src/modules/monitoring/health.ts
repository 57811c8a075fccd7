import {
  healthStates,
  type Health,
  type HealthPart,
  type HealthState,
  type PartHealth,
} from '@norma/contracts';
import type { Check } from './checks/check.ts';
import { withinTime } from './checks/withinTime.ts';

type Parts = {
  readonly node: string;
  readonly version: string;
  readonly now: () => Date;
  readonly checks: Readonly<Partial<Record<HealthPart, Check>>>;
  /** How long a part may take to answer. */
  readonly limitMs?: number;
  /** For how long an answer serves everyone who asks. */
  readonly cacheMs?: number;
};

/** How the node is, part by part; all parts are looked at side by side, and no more often than once in a moment. */
export function healthOf({
  node,
  version,
  now,
  checks,
  limitMs = 2_500,
  cacheMs = 1_500,
}: Parts): () => Promise<Health> {
  const limited = Object.entries(checks).map(([part, check]) => [part, withinTime(check, limitMs)] as const);

  const look = async (): Promise<Health> => {
    const checkedAt = now().toISOString();
    const components = Object.fromEntries(
      await Promise.all(limited.map(async ([part, check]) => [part, await check()] as const)),
    );
    return { status: worst(Object.values(components)), node, version, checkedAt, components };
  };

  let latest: { readonly health: Promise<Health>; readonly at: number } | null = null;
  return () => {
    if (!latest || performance.now() - latest.at > cacheMs)
      latest = { health: look(), at: performance.now() };
    return latest.health;
  };
}

const worst = (parts: readonly PartHealth[]): HealthState =>
  healthStates.findLast((state) => parts.some(({ status }) => status === state)) ?? 'UP';
