const mega = 1_000_000;

/** What is checked at most. */
export const fileLimits = {
  pdfBytes: 200 * mega,
  pdfPages: 3_000,
  docxBytes: 50 * mega,
  docxUnpackedBytes: 500 * mega,
  textBytes: 20 * mega,
  references: 20_000,
  /** Without progress for so long a worker is ended. */
  stuckMs: 120_000,
} as const;
