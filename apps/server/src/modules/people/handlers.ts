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

const mostNamed = 20;

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
    list: ({ query }, asking) => list(query, asking, signIns),
    person: ({ params }, asking) => person(params.id, asking, signIns),
    changePerson: ({ params, body }, asking) => changeFacts(params.id, body, asking, parts),
    changeRights: ({ params, body }, asking) => changeRights(params.id, body.authorities, asking, parts),
    changeActivation: ({ params, body }, asking) =>
      changeActivation(params.id, body.isActivated, asking, parts),
    joinAccount: ({ params, body }, asking) => joinAccount(params.id, body.accountId, asking, parts),
    leave: ({ params, body }, asking) => leave(params.id, body, asking, parts),
    endSignIns: ({ params }, asking) => endSignIns(params.id, asking, parts),
    unlock: ({ params }, asking) => unlock(params.id, asking, parts),

    leftBehind: ({ query }, asking) => orphanedContent(query, asking),
    handOver: ({ body }, asking) => transferOwnership(body, asking, parts.keeping),
    accountsNamed: ({ query: { search } }, asking) =>
      managesPeople(asking) ?? accountsNamed(asking.db, { search, most: mostNamed }),
  };
}
