import type { ColumnType } from 'kysely';
import type { TenantSettings } from '../../tenant/settings.ts';

export type TenantTables = {
  tenants: {
    key: string;
    settings: ColumnType<TenantSettings, string, string>;
    is_default: boolean;
  };
};
