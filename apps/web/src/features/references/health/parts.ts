/** The screen and the way to it come together: whoever sees the link is a click away from the screen. */
export { CitationHealthScreen } from './CitationHealthScreen.tsx';
export { HealthLink } from './HealthLink.tsx';
