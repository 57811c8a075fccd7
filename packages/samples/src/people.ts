/** Name under which a person of the demo signs in. */
export type SignInName =
  | 'individual'
  | 'colleague'
  | 'colleague-2'
  | 'company'
  | 'admin'
  | 'cp-admin'
  | 'multi'
  | 'drm'
  | 'nobody'
  | 'stranger'
  | 'operator';

/** What a person may do beyond reading. */
export type Authority = 'ADMIN' | 'REPORT_VIEW' | 'CP_ADMIN' | 'OPERATOR';

/** A person of the demo; the same people exist in every tenant. */
export type Person = {
  readonly signInName: SignInName;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** A COMPANY session stands for an organization and has no personal features. */
  readonly userType: 'INDIVIDUAL' | 'COMPANY';
  readonly authorities: readonly Authority[];
  /** Keys of the accounts the person reads for; the first is offered first. */
  readonly accounts: readonly string[];
};

/** The people of the demo, one for each way the library meets its readers. */
export const people: readonly Person[] = [
  {
    signInName: 'individual',
    firstName: 'Ines',
    lastName: 'Ravndal',
    email: 'ines.ravndal@halvorsen.example',
    userType: 'INDIVIDUAL',
    authorities: [],
    accounts: ['halvorsen'],
  },
  {
    signInName: 'colleague',
    firstName: 'Tomas',
    lastName: 'Eide',
    email: 'tomas.eide@halvorsen.example',
    userType: 'INDIVIDUAL',
    authorities: [],
    accounts: ['halvorsen'],
  },
  {
    signInName: 'colleague-2',
    firstName: 'ليلى',
    lastName: 'حداد',
    email: 'leila.haddad@halvorsen.example',
    userType: 'INDIVIDUAL',
    authorities: [],
    accounts: ['halvorsen'],
  },
  {
    signInName: 'company',
    firstName: 'Marit',
    lastName: 'Solheim',
    email: 'library@vardal-port.example',
    userType: 'COMPANY',
    authorities: [],
    accounts: ['vardal-port'],
  },
  {
    signInName: 'admin',
    firstName: 'Amara',
    lastName: 'Obi',
    email: 'amara.obi@library.example',
    userType: 'INDIVIDUAL',
    authorities: ['ADMIN', 'REPORT_VIEW'],
    accounts: ['library'],
  },
  {
    signInName: 'cp-admin',
    firstName: 'Oleksandr',
    lastName: 'Bondar',
    email: 'oleksandr.bondar@halvorsen.example',
    userType: 'INDIVIDUAL',
    authorities: ['CP_ADMIN'],
    accounts: ['halvorsen'],
  },
  {
    signInName: 'multi',
    firstName: 'Priya',
    lastName: 'Raghunathan',
    email: 'priya@raghunathan-vale.example',
    userType: 'INDIVIDUAL',
    authorities: [],
    accounts: ['raghunathan-vale', 'carrow-university', 'meridian-reading-room'],
  },
  {
    signInName: 'drm',
    firstName: '潤',
    lastName: '佐藤',
    email: 'jun.sato@kitahara.example',
    userType: 'INDIVIDUAL',
    authorities: [],
    accounts: ['kitahara'],
  },
  {
    signInName: 'nobody',
    firstName: 'Mateus',
    lastName: 'Carvalho',
    email: 'mateus.carvalho@brisa.example',
    userType: 'INDIVIDUAL',
    authorities: [],
    accounts: ['brisa'],
  },
  {
    signInName: 'stranger',
    firstName: 'Nia',
    lastName: 'Pritchard',
    email: 'nia.pritchard@elsewhere.example',
    userType: 'INDIVIDUAL',
    authorities: [],
    accounts: [],
  },
  {
    signInName: 'operator',
    firstName: 'Dagny',
    lastName: 'Lindqvist',
    email: 'dagny.lindqvist@library.example',
    userType: 'INDIVIDUAL',
    authorities: ['OPERATOR', 'ADMIN', 'REPORT_VIEW'],
    accounts: ['library'],
  },
];
