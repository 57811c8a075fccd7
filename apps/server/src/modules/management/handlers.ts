import { statementLimits, type management } from '@norma/contracts';
import { fail } from '@norma/contracts/kit';
import type { Handlers } from '../../context.ts';
import type { AuditTables } from '../../ports/audit.ts';
import type { RunStatement } from '../../ports/database.ts';
import type { Loggers } from '../../ports/loggers.ts';
import type { Settings } from '../../config/settings.ts';
import type { Tenant } from '../../tenant/index.ts';
import { configuration, type BuiltIn } from './configuration.ts';
import { propertySources } from './environment.ts';

type Parts = {
  readonly version: string;
  readonly settings: Settings;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly builtIn: readonly BuiltIn[];
  readonly tenants: () => readonly Tenant[];
  readonly loggers: Loggers;
  /** Asks the database what someone typed; null where it may not be asked. */
  readonly runStatement: RunStatement | null;
};

/** As much of a statement as the audit keeps. */
const maxStoredLength = 2_000;

/** What is told of the server as it was set up, and how operators let it say more. */
export function managementHandlers(parts: Parts): Handlers<typeof management, AuditTables> {
  const { version, settings, environment, builtIn, tenants, loggers, runStatement } = parts;
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
    setLevel: async ({ params: { name }, body: { configuredLevel } }, ctx) => {
      const before = loggers.levels().get(name);
      const outcome = loggers.setLevel(name, configuredLevel);
      if (outcome === 'unknown')
        return fail('logger-not-found', { name }, [{ field: 'params.name', message: 'is not a logger' }]);
      const after = loggers.levels().get(name);
      if (outcome === 'root-needs-level' || !before || !after)
        return fail('root-needs-level', {}, [{ field: 'body.configuredLevel', message: 'is missing' }]);
      await ctx.audit(
        'log-level-changed',
        `Set the logger ${name} from ${before.effectiveLevel} to ${configuredLevel ?? `ROOT (${after.effectiveLevel})`}`,
      );
      return after;
    },

    database: () => ({ isOn: runStatement !== null, limits: statementLimits }),
    askDatabase: async ({ body: { statement } }, ctx) => {
      if (!runStatement) return fail('database-page-off');
      // Kept before it is asked: whatever comes of it, someone has tried.
      await ctx.audit('database-asked', statement.slice(0, maxStoredLength));
      const result = await runStatement(ctx.tenant.key, statement, statementLimits);
      if (result.outcome === 'too-large') return fail('answer-too-large');
      if (result.outcome === 'answered') {
        const { columns, rows, isCut, ms } = result;
        return { columns: [...columns], rows: rows.map((row) => [...row]), isCut, ms };
      }
      const { message, code, position } = result;
      const place = position === null ? {} : { position: String(position) };
      return fail('statement-refused', { message, code, ...place }, [{ field: 'body.statement', message }]);
    },
  };
}
