import { seen, type Screen } from './screen.ts';

/** What those see who answer for what is read and marked. */
export const reports: readonly Screen[] = [
  {
    name: 'usage-report',
    person: 'admin',
    address: '/usage-report?range=this-year',
    isWhole: true,
    show: seen('main figure svg'),
  },
  {
    name: 'usage-report-operator',
    person: 'operator',
    address: '/usage-report',
    isWhole: true,
    show: seen('main table[data-look=dot]'),
  },
  {
    name: 'usage-report-empty',
    person: 'admin',
    address: '/usage-report?from=2019-01-01&to=2019-01-07',
    show: seen('main section h2'),
  },
  {
    name: 'usage-report-wrong-days',
    person: 'admin',
    address: '/usage-report?from=2019-02-01&to=2019-01-07',
    show: seen('main [role=alert]'),
  },
  {
    name: 'compass-points-report',
    person: 'cp-admin',
    address: '/compass-points-report?range=this-year',
    isWhole: true,
    show: seen('main table[data-look=dot]'),
  },
];
