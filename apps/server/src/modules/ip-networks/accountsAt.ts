import { addressRange, isWithin } from '../../lib/addressRange.ts';
import type { TenantSettings } from '../../tenant/settings.ts';

type Networks = Pick<TenantSettings, 'networks' | 'authenticationMethods'>;
type Network = TenantSettings['networks'][number];

/** The accounts whose networks an address belongs to; several where ranges overlap. */
export const accountsAt = ({ networks, authenticationMethods }: Networks, address: string): string[] =>
  authenticationMethods.includes('IP')
    ? networks.filter((network) => rangesOf(network).some((range) => isWithin(address, range))).map(accountOf)
    : [];

const accountOf = ({ account }: Network): string => account;

type Ranges = NonNullable<ReturnType<typeof addressRange>>[];

// Settings stay the same objects until they change, and some networks have thousands of ranges.
const read = new WeakMap<Network, Ranges>();

function rangesOf(network: Network): Ranges {
  const known = read.get(network) ?? network.ranges.flatMap((text) => addressRange(text) ?? []);
  read.set(network, known);
  return known;
}
