import type english from './en.json';
import type failures from './failures/messages/en.json';

// A status and a guide come from the wire: those that nobody has words for show as they are.
type Shell = typeof english & { [named: `${'status' | 'guide'}.${string}`]: string };

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
