import type { people } from '@norma/contracts';
import type { Handlers } from '../../context.ts';
import type { Audit } from '../../ports/audit.ts';
import type { SignIns } from '../../ports/sign-ins.ts';
import { managesPeople } from './access.ts';
import { changeActivation, changeFacts, changeRights, endSignIns, joinAccount, unlock } from './changing.ts';
import { transferOwnership } from './transferOwnership.ts';
import { keepingOf } from './keeping.ts';
import { leave } from './leaving.ts';
import { orphanedContent } from './orphanedContent.ts';
import { list } from './list.ts';
import { person } from './person.ts';
import { accountsNamed, type Tables } from './store.ts';

const maxNamed = 20;

/** Lets those who look after people see and change who is in the library, and what they may do. */
export function peopleHandlers({
  audit,
  signIns,
}: {
  readonly audit: Audit;
  readonly signIns: SignIns;
}): Handlers<typeof people, Tables> {
  const parts = { keeping: keepingOf(audit), signIns };

  return {
    list: ({ query }, ctx) => list(query, ctx, signIns),
    person: ({ params }, ctx) => person(params.id, ctx, signIns),
    changePerson: ({ params, body }, ctx) => changeFacts(params.id, body, ctx, parts),
    changeRights: ({ params, body }, ctx) => changeRights(params.id, body.authorities, ctx, parts),
    changeActivation: ({ params, body }, ctx) => changeActivation(params.id, body.isActivated, ctx, parts),
    joinAccount: ({ params, body }, ctx) => joinAccount(params.id, body.accountId, ctx, parts),
    leave: ({ params, body }, ctx) => leave(params.id, body, ctx, parts),
    endSignIns: ({ params }, ctx) => endSignIns(params.id, ctx, parts),
    unlock: ({ params }, ctx) => unlock(params.id, ctx, parts),

    leftBehind: ({ query }, ctx) => orphanedContent(query, ctx),
    handOver: ({ body }, ctx) => transferOwnership(body, ctx, parts.keeping),
    accountsNamed: ({ query: { search } }, ctx) =>
      managesPeople(ctx) ?? accountsNamed(ctx.db, { search, max: maxNamed }),
  };
}
