export { LanguageMenu } from './LanguageMenu.tsx';
export { LibraryName } from './LibraryName.tsx';
export { initials, personName } from './personName.ts';
export { forgetAccount, useAccount, useDocumentPath, useSwitchAccount } from './session.ts';
export { SessionGate } from './SessionGate.tsx';
export { SupportLink } from './SupportLink.tsx';
export { loadTenant, TenantContext, useFeature, useTenant } from './tenant.ts';
export { useLanguages } from './useLanguages.ts';
export { useSignOut } from './useSignOut.ts';
