/** How something was used, as reports count it; a refusal is counted by its reason. */
export type CountedWay =
  | 'pdf'
  | 'html'
  | 'download'
  | 'comparison'
  | 'film'
  | 'view'
  | 'search'
  | 'not-subscribed'
  | 'publisher-forbids-download'
  | 'account-forbids-download';

/** Of what someone is a reader: of what they opened, or of what they were refused, by its reason. */
export type CountedReading =
  | 'opened'
  | 'not-subscribed'
  | 'publisher-forbids-download'
  | 'account-forbids-download';

export type UsageTables = {
  usage_events: {
    id: number;
    tenant: string;
    at: Date;
    type: string;
    way: string;
    session_id: string;
    person_id: string;
    reader_id: string;
    account_id: string;
    is_robot: boolean;
    content_code: string | null;
    format: string | null;
    publisher_code: string | null;
    document_type: string | null;
  };
  /** Documents that a person took off the list of those opened lately, and when. */
  forgotten_documents: { tenant: string; person_id: string; content_code: string; forgotten_at: Date };
  usage_outbox: { tenant: string; at: Date; id: number };
  usage_days: {
    account_id: string;
    day: string;
    publisher_code: string;
    document_type: string;
    way: CountedWay;
    count: number;
  };
  usage_documents: {
    account_id: string;
    day: string;
    publisher_code: string;
    document_type: string;
    content_code: string;
    way: CountedWay;
    count: number;
  };
  usage_readers: {
    account_id: string;
    day: string;
    what: CountedReading;
    publisher_code: string;
    document_type: string;
    content_code: string;
    reader_id: string;
  };
  used_documents: {
    content_code: string;
    designation: string;
    title: string;
    publisher_code: string;
    publisher: string;
    document_type: string;
    seen_at: Date;
  };
};
