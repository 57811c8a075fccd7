export { useAgreement } from './agreement/useAgreement.tsx';
export { FrontPage } from './FrontPage.tsx';
export { LanguageMenu } from './LanguageMenu.tsx';
export { LibraryName } from './LibraryName.tsx';
export { initials, personName } from './personName.ts';
export {
  forgetAccount,
  likesKept,
  reloadSession,
  useAccount,
  useDocumentPath,
  useSwitchAccount,
} from './session.ts';
export { SessionGate } from './SessionGate.tsx';
export { SignInOrRegister } from './SignInOrRegister.tsx';
export { SupportLink } from './SupportLink.tsx';
export { subscriptionsQuery } from './subscriptions.ts';
export { loadTenant, TenantContext, useFeature, useTenant } from './tenant.ts';
export { useLanguages } from './useLanguages.ts';
export { useSecureLogin } from './useSecureLogin.ts';
export { useSignOut } from './SignOutWay.tsx';
export { isVerification, Verified } from './verification.ts';
