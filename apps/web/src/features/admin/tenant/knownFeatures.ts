/** The features that there are words for. */
export const knownFeatures = [
  'search-refinement',
  'content-share',
  'language-selection',
  'show-tracker',
  'home-page-toc',
  'show-subscription-one-publisher',
  'version-compare',
  'show-publisher-billboard',
  'type-ahead',
  'publisher-see-more',
  'groups',
  'e-learning',
  'semantic-search',
  'citations-for-standards',
  'redline-any-pair',
  'link-previews',
] as const;
