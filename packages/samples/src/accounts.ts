import { agreementOfHalvorsen } from './agreement.ts';
import type { PublisherCode } from './publishers.ts';

/** Key of a tenant that the demo library furnishes. */
export type TenantKey = 'astm' | 'api' | 'awwa' | 'cga' | 'aenor' | 'ies' | 'demowl';

/** Postal address of an account; `state` is filled where the country has states on its envelopes. */
export type Address = {
  readonly address1: string;
  readonly address2?: string;
  readonly city: string;
  readonly state?: string;
  readonly postalCode: string;
  /** ISO 3166-1 alpha-2 code. */
  readonly country: string;
};

/** An organization that subscribes to publishers, tenant by tenant. */
export type Account = {
  readonly key: string;
  readonly name: string;
  readonly number: string;
  readonly acronym: string;
  /** Readers of this account get the standalone view without download or print. */
  readonly drmView: boolean;
  /** Its administrators make collections of documents for its readers. */
  readonly hasCustomCollection?: true;
  readonly address: Address;
  readonly subscriptions: Readonly<Record<TenantKey, readonly PublisherCode[]>>;
  /** What its people agree to before they read: paragraphs, and headings that begin with #. */
  readonly agreement?: string;
};

/** Publishers each tenant of the demo offers, its own first; an account subscribes to some of them. */
export const tenantOffers: Account['subscriptions'] = {
  astm: ['NSB', 'HI', 'PIC', 'FLW'],
  api: ['PIC', 'NSB'],
  awwa: ['VWA', 'NSB', 'HI'],
  cga: ['GSA', 'PIC', 'NSB'],
  aenor: ['CNI', 'NSB', 'HI', 'FLW'],
  ies: ['SLP', 'NSB', 'HI'],
  demowl: ['NSB', 'HI', 'PIC', 'VWA', 'SLP', 'GSA', 'CNI', 'FLW'],
};

/** What an account subscribes to where it takes some of each tenant's publishers, by their place in the offer. */
function some(from: number, to: number): Account['subscriptions'] {
  const of = (key: TenantKey): readonly PublisherCode[] => tenantOffers[key].slice(from, to);
  return {
    astm: of('astm'),
    api: of('api'),
    awwa: of('awwa'),
    cga: of('cga'),
    aenor: of('aenor'),
    ies: of('ies'),
    demowl: of('demowl'),
  };
}

const everything = tenantOffers;
const nothing = some(0, 0);
const theirOwn = some(0, 1);
const theSecond = some(1, 2);
const theFirstTwo = some(0, 2);

/** The accounts of the demo, chosen so that each kind of entitlement and refusal has one. */
export const accounts: readonly Account[] = [
  {
    key: 'halvorsen',
    name: 'Halvorsen Consulting',
    number: '400218',
    acronym: 'HC',
    drmView: false,
    hasCustomCollection: true,
    address: {
      address1: 'Tollbugata 14',
      address2: '3rd floor',
      city: 'Vardal',
      postalCode: '4611',
      country: 'NO',
    },
    subscriptions: { ...theFirstTwo, api: ['PIC'] },
    agreement: agreementOfHalvorsen,
  },
  {
    key: 'vardal-port',
    name: 'Port Authority of Vardal',
    number: '522760',
    acronym: 'PAV',
    drmView: false,
    address: { address1: 'Havnegata 1', city: 'Vardal', postalCode: '4610', country: 'NO' },
    subscriptions: theirOwn,
  },
  {
    key: 'library',
    name: 'Norma Library Service',
    number: '100001',
    acronym: 'NLS',
    drmView: false,
    hasCustomCollection: true,
    address: { address1: '9 Index Lane', city: 'Carrow', postalCode: 'CW1 4NL', country: 'GB' },
    subscriptions: everything,
  },
  {
    key: 'carrow-university',
    name: 'University of Carrow',
    number: '118004',
    acronym: 'UC',
    drmView: false,
    address: {
      address1: 'Department of Structures',
      address2: '2 College Road',
      city: 'Carrow',
      postalCode: 'CW2 7UC',
      country: 'GB',
    },
    subscriptions: theSecond,
  },
  {
    key: 'raghunathan-vale',
    name: 'Raghunathan & Vale, Engineers',
    number: '400731',
    acronym: 'R&V',
    drmView: false,
    address: {
      address1: '480 Anchor Street',
      city: 'Port Merrow',
      state: 'OR',
      postalCode: '97199',
      country: 'US',
    },
    subscriptions: theirOwn,
  },
  {
    key: 'meridian-reading-room',
    name: 'Meridian Reading Room',
    number: '100417',
    acronym: 'MRR',
    drmView: false,
    address: {
      address1: '31 Meridian Square',
      city: 'Port Merrow',
      state: 'OR',
      postalCode: '97198',
      country: 'US',
    },
    subscriptions: everything,
  },
  {
    key: 'kitahara',
    name: 'Kitahara Heavy Works',
    number: '630052',
    acronym: 'KHW',
    drmView: true,
    address: { address1: '2-8-1 Minatomachi', city: 'Kitahara', postalCode: '999-0142', country: 'JP' },
    subscriptions: { ...theirOwn, api: ['NSB'] },
  },
  {
    key: 'brisa',
    name: 'Brisa Estruturas',
    number: '710388',
    acronym: 'BE',
    drmView: false,
    address: { address1: 'Rua do Farol 220', city: 'Porto Sereno', postalCode: '88999-410', country: 'BR' },
    subscriptions: nothing,
  },
];
