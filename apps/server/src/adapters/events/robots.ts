/**
 * What programs that gather pages call themselves. COUNTER leaves their use out of every report; its list has these words
 * in common (github.com/atmire/COUNTER-Robots). A Cubot is a telephone.
 */
const names =
  /(?<!\bcu)bots?(?![a-z])|crawl|spider|slurp|scrap(?:er|y)|archiver|harvest|(?:link|site|url)[ _-]?check|httrack|nutch|heritrix|curl\/|wget|libwww|python-(?:requests|urllib)|go-http-client|java\/|okhttp|phantomjs|feed(?:fetcher|parser)|monitor(?:ing)?[/_-]|uptime/i;

/** Whether a user agent says that no person is behind it. */
export const isRobot = (userAgent: string): boolean => names.test(userAgent);
