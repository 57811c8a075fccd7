export { BeforeSignOut } from './BeforeSignOut.tsx';
export { IncompleteProfile } from './IncompleteProfile.tsx';
export { EmailUnverified, LimitedAccess, NoAccount } from './AccessBlocked.tsx';
export { NotAdmitted } from './NotAdmitted.tsx';
export { ProxyAccess } from './ProxyAccess.tsx';
export { SwitchAccount } from './SwitchAccount.tsx';
export { Unauthorized } from './Unauthorized.tsx';
export { Verified } from './Verified.tsx';
