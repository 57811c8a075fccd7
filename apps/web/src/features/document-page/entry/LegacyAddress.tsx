import { Navigate, useLocation } from 'react-router';
import { readAskedCode } from './askedCode.ts';
import { readLegacyAddress } from './legacyAddress.ts';
import { OpenAsked } from './OpenAsked.tsx';

/** Opens the document that a link of earlier days names, or goes home. */
export function LegacyAddress() {
  const { pathname } = useLocation();
  const asked = readLegacyAddress(pathname);
  return asked ? <OpenAsked asked={asked} /> : <Navigate replace to="/" />;
}

const kinds = ['SUBSCRIPTION', 'EDIT'];

/** Opens the document of a link from a subscription or an editor, or of a legacy address. */
export function Resolve() {
  const { pathname, search } = useLocation();
  const [, kind = ''] = pathname.split('/').filter(Boolean);
  if (!kinds.includes(kind.toUpperCase())) return <LegacyAddress />;
  const asked = readAskedCode(search);
  return asked ? <OpenAsked asked={asked} isVerified /> : <Navigate replace to="/" />;
}
