export { accept, agreementFor, agreementOf, hasAgreed, hashOf, setAgreement } from './agreement.ts';
export { licenseAgreementHandlers } from './handlers.ts';
export type { LicenseAgreementTables } from './tables.ts';
