export { useAgreement } from './agreement/useAgreement.tsx';
export { frontPageHere } from './frontPages.ts';
export { LanguageMenu } from './LanguageMenu.tsx';
export { LibraryName } from './LibraryName.tsx';
export { holds, isOn, opens, type Needs, type ScreenRoute, type Visitor } from './needs.ts';
export { initials, personName } from './personName.ts';
export {
  forgetAccount,
  setPreferences as likesKept,
  reloadSession,
  useAccount,
  useDocumentLink,
  useDocumentPath,
  useSwitchAccount,
} from './session.ts';
export { SessionGate } from './SessionGate.tsx';
export { SupportLink } from './SupportLink.tsx';
export { subscriptionsQuery } from './subscriptions.ts';
export { loadTenant, TenantContext, useFeature, useTenant } from './tenant.ts';
export { useLanguages } from './useLanguages.ts';
export { useOwnText } from './useOwnText.ts';
export { useSecureLogin } from './useSecureLogin.ts';
export { useSignOut } from './signingOut.ts';
