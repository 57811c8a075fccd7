import type { people } from '@norma/contracts';
import type { Handlers } from '../../context.ts';
import type { SignIns } from '../../ports/sign-ins.ts';
import { managesPeople } from './access.ts';
import { changeActivation, changeFacts, changeRights, endSignIns, joinAccount, unlock } from './changing.ts';
import { transferOwnership } from './transferOwnership.ts';
import { leave } from './leaving.ts';
import { orphanedContent } from './orphanedContent.ts';
import { list } from './list.ts';
import { person } from './person.ts';
import { accountsNamed, type Tables } from './store.ts';

const maxNamed = 20;

/** Lets user administrators see and change who is in the library, and what they may do. */
export function peopleHandlers({ signIns }: { readonly signIns: SignIns }): Handlers<typeof people, Tables> {
  return {
    list: ({ query }, ctx) => list(query, ctx, signIns),
    person: ({ params }, ctx) => person(params.id, ctx, signIns),
    changePerson: ({ params, body }, ctx) => changeFacts(params.id, body, ctx, signIns),
    changeRights: ({ params, body }, ctx) => changeRights(params.id, body.authorities, ctx, signIns),
    changeActivation: ({ params, body }, ctx) => changeActivation(params.id, body.isActivated, ctx, signIns),
    joinAccount: ({ params, body }, ctx) => joinAccount(params.id, body.accountId, ctx, signIns),
    leave: ({ params, body }, ctx) => leave(params.id, body, ctx, signIns),
    endSignIns: ({ params }, ctx) => endSignIns(params.id, ctx, signIns),
    unlock: ({ params }, ctx) => unlock(params.id, ctx, signIns),

    leftBehind: ({ query }, ctx) => orphanedContent(query, ctx),
    handOver: ({ body }, ctx) => transferOwnership(body, ctx),
    accountsNamed: ({ query: { search } }, ctx) =>
      managesPeople(ctx) ?? accountsNamed(ctx.db, { search, max: maxNamed }),
  };
}
