import type { management } from '@norma/contracts';
import { fail } from '@norma/contracts/kit';
import type { Handlers } from '../../context.ts';
import type { Audit, AuditTables } from '../../ports/audit.ts';
import type { Loggers } from '../../ports/loggers.ts';
import type { Settings } from '../../settings.ts';
import type { Tenant } from '../../tenant.ts';
import { configuration, type BuiltIn } from './configuration.ts';
import { propertySources } from './environment.ts';

type Parts = {
  readonly version: string;
  readonly settings: Settings;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly builtIn: readonly BuiltIn[];
  readonly tenants: () => readonly Tenant[];
  readonly loggers: Loggers;
  readonly audit: Audit;
};

/** What is told of the server as it was set up, and how operators let it say more. */
export function managementHandlers(parts: Parts): Handlers<typeof management, AuditTables> {
  const { version, settings, environment, builtIn, tenants, loggers, audit } = parts;
  const activeProfiles = [
    'prod' as const,
    ...(settings.hasApiDocs ? ['swagger' as const] : []),
    ...(settings.isDemo ? ['demo' as const] : []),
  ];
  return {
    info: () => ({ version, 'display-ribbon-on-profiles': 'demo', activeProfiles }),

    configprops: () => {
      const all = configuration({ settings, environment, builtIn, tenants: tenants() });
      const beans = Object.fromEntries(all.map((each) => [each.prefix, each]));
      return { contexts: { norma: { beans } } };
    },
    env: () => ({ activeProfiles, propertySources: propertySources(environment) }),

    loggers: () => ({
      levels: ['TRACE', 'DEBUG', 'INFO', 'WARN', 'ERROR', 'OFF'],
      loggers: Object.fromEntries(loggers.levels()),
    }),
    setLevel: async ({ params: { name }, body: { configuredLevel } }, asking) => {
      const before = loggers.levels().get(name);
      const outcome = loggers.setLevel(name, configuredLevel);
      if (outcome === 'unknown')
        return fail('logger-not-found', { name }, [{ field: 'params.name', message: 'is no logger' }]);
      const after = loggers.levels().get(name);
      if (outcome === 'root-needs-level' || !before || !after)
        return fail('root-needs-level', {}, [{ field: 'body.configuredLevel', message: 'is missing' }]);
      const { tenant, reader, remoteAddress, requestId } = asking;
      await audit.record(tenant.key, {
        type: 'log-level-changed',
        principal: reader.signInName,
        message: `Set the logger ${name} from ${before.effectiveLevel} to ${configuredLevel ?? `ROOT (${after.effectiveLevel})`}`,
        remoteAddress,
        requestId,
      });
      return after;
    },
  };
}
