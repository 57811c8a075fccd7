export { BeforeSignOut } from './BeforeSignOut.tsx';
export { IncompleteProfile } from './IncompleteProfile.tsx';
export { LimitedAccess } from './LimitedAccess.tsx';
export { NoAccount } from './NoAccount.tsx';
export { NotAdmitted } from './NotAdmitted.tsx';
export { SwitchAccount } from './SwitchAccount.tsx';
export { Unauthorized } from './Unauthorized.tsx';
export { Verified } from './Verified.tsx';
