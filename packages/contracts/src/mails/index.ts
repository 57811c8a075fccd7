export { mailReasons, mailStates, type MailReason, type MailState } from './states.ts';
