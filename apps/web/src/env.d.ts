interface ImportMetaEnv {
  /** Whether this build has the page of shared parts. */
  readonly NORMA_PARTS: boolean;
}
