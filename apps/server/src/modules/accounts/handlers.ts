import type { accounts } from '@norma/contracts';
import type { Handlers } from '../../context.ts';
import { acceptances, setAgreement } from './agreeing.ts';
import { listed, offered } from './listing.ts';
import { change, close, make, remove } from './making.ts';
import { checkNetworks, networks, setNetworks } from './networks.ts';
import type { Tables } from './store.ts';
import { changeSubscription, give, take } from './subscribing.ts';
import { one } from './view.ts';

/** Lets administrators make accounts, and say what they subscribe to and from where they are read. */
export function accountHandlers(): Handlers<typeof accounts, Tables> {
  return {
    list: ({ query }, ctx) => listed(query, ctx),
    make: ({ body }, ctx) => make(body, ctx),
    one: ({ params }, ctx) => one(params.id, ctx),
    change: ({ params, body }, ctx) => change(params.id, body, ctx),
    close: ({ params, body }, ctx) => close(params.id, body.state, ctx),
    remove: ({ params }, ctx) => remove(params.id, ctx),

    offers: (_, ctx) => offered(ctx),
    give: ({ params, body }, ctx) => give(params.id, body, ctx),
    changeSubscription: ({ params, body }, ctx) => changeSubscription(params, body, ctx),
    take: ({ params }, ctx) => take(params, ctx),

    setAgreement: ({ params, body }, ctx) => setAgreement(params.id, body, ctx),
    acceptances: ({ params, query }, ctx) => acceptances(params.id, query, ctx),

    networks: ({ params }, ctx) => networks(params.id, ctx),
    checkNetworks: ({ params, body }, ctx) => checkNetworks(params.id, body, ctx),
    setNetworks: ({ params, body }, ctx) => setNetworks(params.id, body.lines, ctx),
  };
}
