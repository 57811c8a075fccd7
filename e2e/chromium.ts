/** Starts Chromium quietly: as root it has no sandbox, and nothing in the background may call home. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--font-render-hinting=none', // Lines as long as in a window: the headless shell alone fits letters to whole pixels.
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
