import type english from './en.json';
import type failures from './failures/messages/en.json';

// A status comes from the wire: one that nobody has words for shows as it is.
type Shell = typeof english & { [status: `status.${string}`]: string };

/** Every word of the app by namespace; a feature adds its own beside its messages. */
export interface Messages {
  shell: Shell;
  /** Why calls are refused, by the codes of the contracts; in English as the wire says it. */
  failures: typeof failures;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: Messages;
    keySeparator: false;
    nsSeparator: false;
    returnNull: false;
  }
}
