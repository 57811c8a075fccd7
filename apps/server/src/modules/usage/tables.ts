export type UsageTables = {
  usage_events: {
    at: Date;
    type: string;
    session_id: string;
    person_id: string;
    content_code: string | null;
    format: string | null;
  };
};
