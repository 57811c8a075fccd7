import { contracts } from '@norma/contracts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { servePasswordPages } from '../http/passwordPages.ts';
import { serve, type Edge } from '../http/serve.ts';
import { framing } from '../identity/identityPages.ts';
import {
  passwordSetter,
  requestPasswordReset,
  invitationHandlers,
  type InvitationTables,
} from '../modules/invitations/index.ts';
import type { Audit } from '../ports/audit.ts';
import type { Database } from '../ports/database.ts';
import type { Passwords } from '../ports/identity.ts';
import type { SignIns } from '../ports/sign-ins.ts';

type Parts = Parameters<typeof framing>[0] & {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly signIns: SignIns;
  readonly audit: Audit;
  readonly now: () => Date;
};

/** Serves what brings people in: invitations, and the pages where they choose a password. */
export const composeInvitations =
  ({ database, passwords, signIns, audit, now, ...look }: Parts) =>
  (to: FastifyInstance, edge: Edge): void => {
    const db = (key: string): Kysely<InvitationTables> => database.forTenant<InvitationTables>(key);
    const params = { db, passwords, signIns, audit, now };
    serve(to, edge, contracts.invitations, invitationHandlers(params));
    servePasswordPages(to, {
      tenantOf: edge.tenantOf,
      areLocal: passwords.areLocal,
      choosing: passwordSetter(params),
      requestPasswordReset: requestPasswordReset(params),
      frameOf: framing(look),
      now,
    });
  };
