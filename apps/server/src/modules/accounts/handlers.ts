import type { accounts } from '@norma/contracts';
import type { Handlers } from '../../context.ts';
import type { Audit } from '../../ports/audit.ts';
import { acceptances, setAgreement } from './agreeing.ts';
import { keepingOf } from './keeping.ts';
import { listed, offered } from './listing.ts';
import { change, close, make, remove } from './making.ts';
import { checkNetworks, networks, setNetworks } from './networks.ts';
import type { Tables } from './store.ts';
import { changeSubscription, give, take } from './subscribing.ts';
import { one } from './view.ts';

/** Lets those who look after a library make accounts, and say what they subscribe to and from where they are read. */
export function accountHandlers({ audit }: { readonly audit: Audit }): Handlers<typeof accounts, Tables> {
  const keeping = keepingOf(audit);

  return {
    list: ({ query }, asking) => listed(query, asking),
    make: ({ body }, asking) => make(body, asking, keeping),
    one: ({ params }, asking) => one(params.id, asking),
    change: ({ params, body }, asking) => change(params.id, body, asking, keeping),
    close: ({ params, body }, asking) => close(params.id, body.state, asking, keeping),
    remove: ({ params }, asking) => remove(params.id, asking, keeping),

    offers: (_, asking) => offered(asking),
    give: ({ params, body }, asking) => give(params.id, body, asking, keeping),
    changeSubscription: ({ params, body }, asking) => changeSubscription(params, body, asking, keeping),
    take: ({ params }, asking) => take(params, asking, keeping),

    setAgreement: ({ params, body }, asking) => setAgreement(params.id, body, asking, keeping),
    acceptances: ({ params, query }, asking) => acceptances(params.id, query, asking),

    networks: ({ params }, asking) => networks(params.id, asking),
    checkNetworks: ({ params, body }, asking) => checkNetworks(params.id, body, asking),
    setNetworks: ({ params, body }, asking) => setNetworks(params.id, body.lines, asking, keeping),
  };
}
