export type LicenseAgreementTables = {
  /** An account's own agreement, in place of the tenant's. */
  license_agreements: {
    tenant: string;
    account_id: string;
    language: string;
    text: string;
    set_at: Date;
  };
  license_acceptances: {
    tenant: string;
    account_id: string;
    person_id: string;
    text_hash: string;
    accepted_at: Date;
  };
};
