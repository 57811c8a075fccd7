import { tenantFinder } from '../http/app.ts';
import { auditRefusals } from '../http/auditRefusals.ts';
import { enforceRateLimit } from '../http/rateLimit.ts';
import { rememberOperators } from '../http/rememberOperators.ts';
import type { Edge } from '../http/serve.ts';
import { watcherBy } from '../http/watchers.ts';
import { personFinder } from '../http/authenticate.ts';
import { readerOf, type SessionTables } from '../modules/session/index.ts';
import type { TenantDirectory } from '../modules/tenants/index.ts';
import type { Audit } from '../ports/audit.ts';
import type { Database } from '../ports/database.ts';
import type { IdentityProvider } from '../ports/identity.ts';
import type { Loggers } from '../ports/loggers.ts';
import type { SignIns } from '../ports/sign-ins.ts';
import type { Settings } from '../config/settings.ts';

type Parts = {
  readonly settings: Pick<Settings, 'monitoringToken'>;
  readonly database: Database;
  readonly directory: TenantDirectory;
  readonly identity: IdentityProvider;
  readonly signIns: Pick<SignIns, 'holds'>;
  readonly audit: Audit;
  readonly loggers: Loggers;
  readonly now: () => Date;
  /** A sample of the answers unless told otherwise. */
  readonly checksAnswer: (() => boolean) | undefined;
  readonly limitsCalls: boolean;
};

/** What runs before every call: tenant, authentication, rate limits, and the audit of refusals. */
export function composeEdge(parts: Parts): Edge {
  const { settings, database, directory, identity, signIns, audit, loggers, now, limitsCalls } = parts;
  const { checksAnswer = () => Math.random() < 0.01 } = parts;
  const findReader = rememberOperators(
    (tenant, known, remoteAddress) =>
      readerOf(database.forTenant<SessionTables>(tenant.key), known, {
        tenant,
        remoteAddress,
        isOnlyTenant: directory.all().length === 1,
        holds: signIns.holds(known),
      }),
    { now },
  );
  return {
    tenantOf: tenantFinder(directory),
    personOf: personFinder(identity, findReader),
    isWatcher: watcherBy(settings.monitoringToken),
    db: (key) => database.forTenant<unknown>(key),
    now,
    audit,
    checksAnswer,
    enforceRateLimit: limitsCalls ? enforceRateLimit(now) : () => undefined,
    onRefused: auditRefusals(audit, loggers.named('http'), now),
  };
}
