import { Navigate } from 'react-router';
import { useAccount, useTenant } from '../session/index.ts';
import { groupsFor } from './screens.ts';

/** Leads to the first screen of administration that is for the visitor. */
export function FirstScreen() {
  const [first] = groupsFor({ account: useAccount(), tenant: useTenant() }).flatMap(({ screens }) => screens);
  return first ? <Navigate replace to={first.to} /> : null;
}
